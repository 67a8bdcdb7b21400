# Ce que le terminal dit autour d’une partie.

# Autour de la table
play-person = Joueur
play-person-numbered = Joueur { $number }
play-sits = Place { $number } : { $seat }
play-seed-hash = Empreinte :
play-seed = Graine :
play-welcome = Tapez le numéro d’un coup, ou bien : { -commands }.
play-alone-hint = plusieurs personnes partagent ce terminal ; ajoutez « --bots greedy » pour jouer contre l’ordinateur
-commands = annuler, conseil, journal, règles, sauver FICHIER, aide, quitter

# Le dialogue
play-turn = { $seat }, à vous
play-prompt = { $seat } (1–{ $moves }, aide) >
play-prompt-one = { $seat } (1, aide) >
play-over-prompt = journal, sauver FICHIER, ou Entrée pour partir >
play-pass = Passez l’écran à { $seat }, puis appuyez sur Entrée.
play-thinks = { $seat } réfléchit…
play-hint-thinks = La recherche regarde…
play-no-such-number = Ce coup n’existe pas : les numéros vont de 1 à { $moves }.
play-unknown = Pas compris : tapez un numéro, ou « aide ».
play-undone = Coup repris.
play-no-undo = Rien à reprendre : le hasard ou quelqu’un d’autre a joué depuis.
play-saved = Enregistrée dans
play-save-where = Où donc ? Tapez « sauver » et le nom d’un fichier.
play-save-no-record = pas enregistrée, ce fichier est autre chose qu’une partie :
play-really = La partie n’est pas enregistrée : tapez « sauver FICHIER » pour la garder, ou encore « quitter » pour partir.
play-left = Partie quittée avant la fin.
play-not-saved = La partie n’a pas été enregistrée ; « --save FICHIER » la garde.
play-resume = Pour la reprendre :
play-more = Entrée : la suite, q : assez >

play-help-number = joue le coup qui porte ce numéro
play-help-move = le texte d’un coup marche aussi ; « coups » montre ces textes
play-help-table = montre de nouveau la table (ou simplement Entrée)
play-help-undo = reprend votre dernier coup, jusqu’à la dernière carte retournée
play-help-hint = demande à la recherche ce qu’elle ferait
play-help-log = raconte ce qui s’est passé
play-help-rules = donne les règles à lire
play-help-save = garde la partie dans un fichier
play-help-quit = quitte la partie

play-hint = La recherche a joué { $games } parties jusqu’au bout :
play-hint-move = coup
play-hint-tries = essais
play-hint-win = gagne
play-hint-points = points

# La fin
play-score-now = Si la partie s’arrêtait là
play-score = La partie est finie
play-total = Points
play-rank = Rang
play-tie-break = Départage : { $name }
play-seat = { $seat }
play-wins = Victoire : { $seat } !
play-share = Victoire partagée : { $seats } !
play-check = « chantier replay FICHIER --check » prouve que la graine a décidé de chaque tirage

# La table des Bâtisseurs
batisseurs-workers = À recruter
batisseurs-ecus = écus
batisseurs-points = pts
batisseurs-wage = salaire
batisseurs-unseen = { $cards ->
    [one] puis { $cards } autre carte
   *[other] puis { $cards } autres cartes
  }
batisseurs-purse = { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  }
batisseurs-built-points = { $points ->
    [one] { $points } point bâti
   *[other] { $points } points bâtis
  }
batisseurs-actions = { $actions ->
    [0] plus d’action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
  }
batisseurs-last-round = C’est le dernier tour de table.
batisseurs-lacks = manque
batisseurs-crew = au travail :
batisseurs-sent = En route :
batisseurs-free = Libres :
batisseurs-built = Bâti :
