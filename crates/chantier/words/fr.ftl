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
play-lesson-step = Étape { $number } sur { $steps }.
play-lesson-type = tapez { $numbers }
play-no-lesson = Il n’y a pas de leçon à passer.
play-unknown = Pas compris : tapez un numéro, ou « aide ».
play-undone = Coup repris.
play-no-undo = Rien à reprendre : le hasard ou quelqu’un d’autre a joué depuis.
play-saved = Enregistrée dans
play-save-where = Où donc ? Tapez « sauver » et le nom d’un fichier.
play-save-no-record = pas enregistrée, ce fichier est autre chose qu’une partie :
play-save-under-way = « { $file } » contient une partie qui n’est pas finie : « chantier play --resume { $file } » la reprend, un autre nom de fichier en commence une nouvelle
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
play-help-skip = quitter la leçon et continuer comme il vous plaît
play-help-log = raconte ce qui s’est passé
play-help-rules = donne les règles à lire
play-help-save = garde la partie dans un fichier
play-help-quit = quitte la partie

play-hint = La recherche a joué { $games } parties jusqu’au bout :
play-hint-move = coup
play-hint-tries = essais
play-hint-win = gagne
play-hint-points = points
play-hint-hardly-tried = à peine essayé

# Analyse
analyse-title = { $game }, après { $ply } coups sur { $plies }
analyse-about = C’est à { $seat } de jouer. La recherche a regardé { $games } fois :
analyse-value = valeur
analyse-played = ▸ joué :
analyse-line = Suite probable :
analyse-too-late = la partie n’a que { $plies } coups, pas { $ply }
analyse-chance = après { $ply } coups, c’est au hasard de jouer : il n’y a rien à choisir
analyse-over = après { $ply } coups, la partie est finie
analyse-game-about = La recherche a regardé { $games } fois chaque décision. Début de chaque tour, avec les chances de victoire de chacun :
analyse-game-budget = une partie entière s’analyse avec un nombre d’itérations par décision, par exemple --budget 2000
analyse-game-unfinished = la partie n’est pas finie ; « --ply N » regarde une position
analyse-game-so-far = La partie n’a pas été jouée jusqu’au bout : elle est jugée jusqu’où elle est allée.
analyse-game-turns = après
analyse-game-turn = { $ply } : { $seat }
analyse-game-result = Résultat
analyse-game-points = Les coups qui ont coûté le plus
analyse-game-point = Après { $ply } coups, { $seat } a joué « { $played } », ce qui a coûté { $cost } (±{ $error }). Mieux : « { $best } ».
analyse-game-slid = Entre le coup { $from } et le coup { $to }, { $seat } a perdu environ { $lost } de ses chances de gagner, par petits pas dont aucun n’est certain à lui seul.
analyse-game-no-mistakes = Aucun coup n’était nettement moins bon que celui que la recherche aurait joué.
analyse-game-books = D’où vient le résultat
analyse-game-opening = Avant la mise en place
analyse-game-luck = Chance des tirages
analyse-game-luck-error = à peu près à
analyse-game-own = Erreurs du joueur
analyse-game-others = Erreurs des autres
analyse-game-revision = Imprévu
analyse-game-even-luck = À chances égales
analyse-game-mistakes = Erreurs / décisions
analyse-game-note = Ce que la recherche n’avait pas prévu n’est la chance ni l’erreur de personne : là où elle a vu plus loin un coup plus tard, là où le joueur suivant en savait plus, et là où elle s’est simplement trompée. Plus cette part est grande, moins les autres nombres veulent dire.

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

# La table de Welkin
welkin-market = Marché (pièces ; → ce qu’il y a derrière chaque jeton)
welkin-display = À l’étal
welkin-pile = { $cards ->
    [0] la pile est vide : la prochaine carte prise amène la fin
    [one] { $cards } carte dans la pile
   *[other] { $cards } cartes dans la pile
  }
welkin-brings = vaut { $coins }
welkin-worth = porte { $now }, terminé { $whole }
welkin-flip = retourne
welkin-purse = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
welkin-finished = { $sites ->
    [one] { $sites } chantier terminé
   *[other] { $sites } chantiers terminés
  }
welkin-last-turn = C’est le dernier tour.
welkin-production = Production :
welkin-makes = { $number ->
    [0] ne fait rien telle quelle
    [one] fait { $number } ressource telle quelle
   *[other] fait { $number } ressources telle quelle
  }
welkin-stock = Stock :
welkin-powers = Pouvoirs :

# La table de Cloud City
cloud-city-row = Rangée
cloud-city-hand = Main
cloud-city-pile = { $tiles ->
    [one] Pioche : { $tiles } tuile
   *[other] Pioche : { $tiles } tuiles
  }
cloud-city-stock = Passerelles par votes
cloud-city-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
cloud-city-known = Tient :
cloud-city-below = Sous une autre :
cloud-city-letter-blue = B
cloud-city-letter-green = V
cloud-city-letter-sand = S

# La table de Settlement
settlement-round = manche { $round } sur { $rounds }
settlement-heroes = Héros, avec leur surcoût et les monstres qu’ils attirent
settlement-market = Marché
settlement-artefacts = Artefacts proposés
settlement-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
settlement-villagers = { $villagers } villageois{ $bonus ->
    [0] { "" }
   *[other] {" "}(dont { $bonus } bonus)
  }
settlement-passed = a passé
settlement-stored = en dépôt : { $pieces }
settlement-invited = Invités :
settlement-list = { $items }

# La table de Noria
noria-round = manche { $round } sur { $rounds }
noria-before = avant la première manche
noria-phase-set-up = mise en place
noria-phase-influence = influence
noria-phase-action = actions
noria-phase-politics = politique
noria-phase-administration = administration
noria-phase-over = la fin
noria-prices = Connaissances pour une équipe de nuit { $shift }, une modification { $modification }, une intrigue { $intrigue }{ $next ->
    [0] { "" }
   *[other] {" "}({ $next } à la manche suivante)
  }
noria-town-hall = Hôtel de Ville
noria-worth = vaut
noria-waiting = attend
noria-next-level = niveau suivant
noria-toll = + péage { $toll }
noria-market = Marché :
noria-stall = { $disc } à { $price } (×{ $left })
noria-free-stall = { $disc } (×{ $left })
noria-free = gratuit :
noria-unseen-islands = { $left ->
    [one] encore { $left } île à découvrir
   *[other] encore { $left } îles à découvrir
  }
noria-ships = bateaux
noria-no-ships = plus de bateau
noria-factories = usines
noria-here = sur place :
noria-knowledge = { $knowledge ->
    [one] { $knowledge } connaissance
   *[other] { $knowledge } connaissances
  }
noria-points = { $points ->
    [one] { $points } point à ce jour
   *[other] { $points } points à ce jour
  }
noria-stock = Réserve :
noria-fleet = Bateaux :
noria-goods = Marchandises (pleins/total) :
noria-income = { $built ->
    [one] { $built } usine
   *[other] { $built } usines
  }, { $income } connaissances par tour
noria-centre = Au centre :

record-move = le coup { $number } de la partie, « { $text } », ne peut pas être joué : { $why }
record-chance-moves = c’est au hasard de jouer

# Les commandes : tout ce qui peut être tapé pour elles ; la première est montrée.
command-table = table
command-moves = coups
command-undo = annuler
command-hint = conseil
command-skip = passer
command-log = journal
command-rules = règles regles
command-save = sauver
    .argument = FICHIER
command-help = aide
command-quit = quitter

# Parcourir une partie enregistrée
walk-welcome = Entrée avance d’un coup ; un nombre va à ce coup. « aide » dit le reste.
walk-title = Après { $ply } coups sur { $plies }
walk-prompt = { $ply }/{ $plies } >
walk-plays = { $seat } joue : { $move }
walk-at-end = C’est la fin.
walk-at-start = C’est le début.
walk-too-far = La partie a { $plies } coups.
walk-unknown = Pas compris : tapez un nombre, ou « aide ».
walk-nobody = Personne n’a de choix à faire ici.
walk-help-number = aller à la position après autant de coups
walk-next = suivant s
    .about = un coup plus loin (ou simplement Entrée)
walk-previous = précédent precedent
    .about = un coup en arrière
walk-turn = tour
    .about = au tour suivant
walk-back = retour r
    .about = au tour d’avant
walk-first = début debut
    .about = avant la mise en place
walk-last = fin
    .about = à la fin
walk-analyse = analyser
    .about = ce que la recherche pense de cette position
walk-table = plateau
    .about = dessiner la table de nouveau
walk-help = aide
    .about = cette liste
walk-quit = quitter
    .about = partir
