# Tout ce que disent les pages. Les messages d’ici et les mots communs à tous les jeux portent des noms différents.

site-about = Des jeux de construction dans le navigateur : contre des robots, autour d’un écran ou entre amis par un lien.
skip = Aller au jeu
nav = Site
nav-games = Jeux
nav-tables = Mes tables
nav-puzzles = Problèmes
nav-about = À propos
nav-more = Plus
language = Langue
theme = Apparence
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
footer = Chantier n’est pas affilié aux auteurs ni aux éditeurs des jeux.
footer-more = Crédits et matériel
close = Fermer

preferences = Préférences
preferences-lead = Gardées dans ce navigateur.
preferences-keep = C’est bon
preferences-kept = Vos préférences sont enregistrées.
preferences-kept-one = Enregistré
preferences-back = Retour à la table
motion = Mouvement
    .about = À quelle vitesse les pièces gagnent leur place. Si le système demande moins de mouvement, il n’y en a aucun.
motion-none = Aucun
motion-quick = Rapide
motion-normal = Normal
motion-slow = Lent
ask = Questions
    .about = Certains coups renoncent à quelque chose que vous pouviez encore faire.
ask-yes = Demander avant de perdre quelque chose
ask-no = Ne jamais demander
lone = Le seul coup
    .about = Parfois il ne reste qu’une chose à faire, comme finir votre tour. Si elle se fait toute seule, une ligne se remplit d’abord ; un toucher ou une touche l’arrête.
lone-on = Le jouer pour moi
lone-off = Je le joue moi-même
lone-stops = toucher pour arrêter
sound = Son
    .about = Rien ne s’entend avant votre premier clic ou votre première touche sur une page. En arrière-plan, seule la cloche sonne.
sound-on = Les pièces, et une cloche quand vient votre tour
sound-off = Silence
sound-try = Écouter
volume = Volume
single-keys = Clavier
    .about = Un chiffre joue un coup, U le reprend, ? montre toutes les touches.
single-keys-on = Les touches seules sont des raccourcis
single-keys-off = Seulement Tab, les flèches et Entrée

install = Comme une application
    .about = Votre navigateur peut garder Chantier comme une application : avec une icône et une fenêtre à lui, ses dessins et ses scripts sous la main.
install-now = Installer Chantier
install-not-here = Cette page est venue en simple http : on ne peut pas l’installer d’ici.

keys-open = Raccourcis clavier
keys-title = Raccourcis clavier
keys-digits = jouer le coup qui porte ce numéro
keys-arrows = passer d’un coup à l’autre, ou d’une pièce à l’autre sur le plateau
keys-moves = aller à la liste des coups
keys-board = aller au plateau
keys-log = aller au journal
keys-undo = reprendre le dernier coup
keys-hint = demander un conseil
keys-turn = tourner la pièce en main (Cloud City)
keys-view = voir la ville d’un autre côté (Cloud City)
keys-help = ouvrir cette liste
keys-replay-step = en relecture : reculer ou avancer d’un coup
keys-replay-turn = en relecture : reculer ou avancer d’un tour
keys-replay-play = en relecture : lancer ou arrêter le défilement
keys-on = Activer ou désactiver les raccourcis d’une touche

home-title = Des jeux de construction, prêts à jouer
home-lead = Choisissez un jeu et vous jouez : ni compte, ni installation. Contre des robots, autour d’un écran ou entre amis par un lien.
home-resume = Reprendre la partie
home-new-game = Commencer une autre partie
home-continue = { $count ->
    [one] Votre table
   *[other] Toutes vos { $count } tables
}
home-about = De quoi il s’agit
home-by = de { $who }
home-learn = Apprendre en jouant
home-learn-minutes = (environ { $count ->
    [one] une minute
   *[other] { $count } minutes
})
home-play = Jouer contre un robot
home-set-up = Préparer une table
rules = Règles
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

new-title = Nouvelle table
new-lead = Qui joue, et comment ?
new-players = Joueurs
new-players-help = Les personnes devant cet écran y jouent chacune à leur tour. Les invités reçoivent un lien une fois la table prête.
new-add = Ajouter un joueur
new-name = Nom
new-bot = Robot
sitter-here = Une personne devant cet écran
sitter-invited = Inviter par un lien
sitter-nobody = Place vide
new-start = Qui commence ?
new-start-lot = Tiré au sort
new-variants = Règles
new-variants-short = comme d’habitude, sauf choix contraire
new-create = Préparer la table
terms = Pendule et règles de conduite
terms-short = sans pendule, sauf si vous en choisissez une
terms-clock = Pendule
clock-none = Sans pendule
    .about = Chacun réfléchit autant qu’il veut.
clock-live = En direct
    .about = Tous sont à la table : une réserve de temps pour la partie, et un bonus à chaque tour.
clock-turns = Tour par tour
    .about = Un jour par tour, ou autant que vous voulez : entre amis qui passent de temps en temps.
terms-bank = Minutes en réserve
terms-bonus = Bonus par tour, en secondes
terms-hours = Heures par tour
terms-vacation = Jours de congé en tout
terms-nights = Les nuits ne comptent pas (de 22 h à 8 h)
terms-weekends = Les samedis et dimanches ne comptent pas
terms-zone = Fuseau horaire de la table
terms-manners = Si quelqu’un s’absente
terms-stand-in = Qui le remplace
terms-at-once = Le remplaçant joue dès que quelqu’un quitte la table
terms-abandoned = Une partie que plus personne ne joue
abandoned-kept = attend
abandoned-finished = est terminée par des robots
abandoned-closed = est close sans résultat
terms-days = Au bout de combien de jours
expiry-unfinished = Ce site efface une partie { $days ->
    [one] un jour
   *[other] { $days } jours
} après son dernier coup.
expiry-finished = Ce site efface une partie terminée { $days ->
    [one] un jour
   *[other] { $days } jours
} après sa fin.
expiry-talk = Ce qui se dit aux tables est effacé après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
expiry-names = Les noms des invités qui ne sont à aucune table sont oubliés après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
expiry-never = Ce site n’efface rien de lui-même.
agreed-no-clock = Il n’y a pas de pendule : chacun réfléchit aussi longtemps qu’il veut.
agreed-live = La pendule tourne : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun pour toute la partie, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus par tour.
agreed-turns = Tour par tour : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par tour.
agreed-nights = Les nuits ne comptent pas ({ $zone }).
agreed-weekends = Les samedis et dimanches ne comptent pas ({ $zone }).
agreed-nights-and-weekends = Les nuits, samedis et dimanches ne comptent pas ({ $zone }).
agreed-vacation = Chacun peut avoir { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de retard en tout.
agreed-stand-in = Pour qui n’a plus de temps ou abandonne, un robot continue ({ $level }).
agreed-stand-in-at-once = Pour qui n’a plus de temps, abandonne ou quitte la table, un robot continue aussitôt ({ $level }).
agreed-kept = Une partie que plus personne ne joue attend.
agreed-finished = Une partie que personne ne joue pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} est terminée par des robots.
agreed-closed = Une partie que personne ne joue pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} est fermée sans résultat.
wrong-zone = Aucun fuseau horaire ne porte ce nom. Les noms ressemblent à Europe/Paris.
name-you = Invité
wrong-players = Ce jeu se joue de { $fewest } à { $most } joueurs.
wrong-nobody-here = Prenez au moins une place ou invitez quelqu’un.
wrong-name = Un nom se compose de caractères visibles, écrits dans un seul sens.

title-waiting = En attente de joueurs
title-yours = ● À vous de jouer
title-turn = À { $who } de jouer
title-over = Partie terminée
lesson-step-of = Étape { $number } sur { $steps }
lesson-done = Leçon terminée
lesson-new-table = Nouvelle table
lesson-skip = Passer la leçon
turn-waiting = En attente de joueurs
turn-yours = À vous de jouer
turn-yours-brief = À vous :
turn-of = À { $who } de jouer
turn-thinks = { $who } réfléchit…
turn-over = La partie est terminée
lost = La connexion est perdue. Nouvel essai…

waiting-title = Des places sont encore libres
waiting-lead = La partie commence quand toutes les places sont prises. Envoyez ce lien à ceux qui joueront avec vous :
waiting-link = Invitation
copy = Copier
copied = Copié
take = S’asseoir
take-here = Asseoir une personne devant cet écran
you = vous
bot = robot

pass-title = Passez l’écran à { $who }
pass-lead = Ce que cette personne seule peut voir s’affiche quand elle le demande.
pass-go = Je suis { $who }

left-title = Une personne est partie
left-lead = La place attend son retour. Les personnes restées peuvent la confier d’ici là à un robot.
left-tag = a quitté la table
left-bot = Confier la place à un robot
silent = { $who } n’a pas joué depuis { $days } jours. Revenir reste possible à tout moment.
come-back = Reprendre votre place
come-back-lead = Vous avez quitté cette partie.
come-back-time = Votre temps est écoulé, et un robot joue à votre place.

tabs = Ce qui est devant
rail = Joueurs et journal
jump = Où puis-je jouer ?
unsent = Cela n’est pas arrivé à la table : la connexion est coupée. Réessayez dans un instant.
plate-open = Ouvrir le plateau de ce joueur
recap = Depuis votre tour
recap-again = Revoir
board = Plateau
moves = Coups
undo = Reprendre
hint = Conseil
confirm-asked = { $move } ?
confirm-yes = Oui, je le fais
confirm-no = Non, finalement pas
players-title = Joueurs
log = Journal
log-new = Nouveau :
log-you = Vous
log-back = Retour à la table
log-whole = Tout le journal
log-replay = Montrer ce tour sur le plateau
log-older = { $count ->
    [one] Montrer un tour plus ancien
   *[other] Montrer { $count } tours plus anciens
}
log-chance = { $count ->
    [one] Tiré
   *[other] Tiré ({ $count })
}
talk = Discussion
talk-say = Dire quelque chose
talk-send = Dire
facts = À propos de cette table
facts-material = Matériel :
facts-material-hash = L’empreinte du fichier de matériel :
facts-rules = Jouée selon la version { $count } des règles.
facts-seed-hash = Empreinte de la graine, fixée avant le premier coup :
leave = Quitter la table
leave-ask = Les autres voient que vous êtes parti. Votre place vous attend ; un robot peut jouer jusqu’à votre retour.
leave-sure = Oui, quitter
leave-waiting = Quitter la table
leave-waiting-ask = Votre place redevient libre, pour vous ou pour quelqu’un d’autre.
leave-waiting-sure = Oui, quitter
leave-at-once = Quitter la table
leave-at-once-ask = Les autres voient que vous êtes parti, et un robot joue aussitôt à votre place, comme convenu. Vous pourrez revenir.
leave-at-once-sure = Oui, quitter
table-menu = Terminer ou quitter la partie
end-game = Terminer la partie d’un commun accord
end-game-ask = La question est posée aux autres. Si tous acceptent, la partie s’arrête là et les points décident.
end-game-sure = Demander aux autres
resign = Abandonner
resign-ask = Vous renoncez à la partie et finissez dernier. Contre un seul adversaire, elle est terminée ; à plusieurs, un robot continue à votre place, et vous ne revenez pas.
resign-sure = Oui, abandonner
ask-seat = Demander cette place
asked-end = { $who } aimerait terminer la partie maintenant. Les points décideraient.
asked-end-you = Vous avez demandé aux autres de terminer la partie maintenant.
asked-undo = { $who } demande à revenir à sa dernière décision. Ce qui a été tiré depuis serait tiré de nouveau.
asked-undo-you = Vous avez demandé aux autres de revenir à votre dernière décision.
asked-seat = { $who } demande la place de { $seat }.
asked-seat-you = Vous avez demandé aux autres la place de { $seat }.
asked-yes = Accepter
asked-no = Refuser
asked-withdraw = Retirer la demande
absent-left = pour { $who }
absent-time = pour { $who }, à court de temps
absent-resigned = { $who } a abandonné
clock-left = Temps restant
clock-vacation = Les jours de congé sont entamés
clock-day = j
clock-hour = h

replay-show = Revoir la partie
replay-look-back = Revoir la partie
replay-dealt = Tout est distribué ; le premier coup vient ensuite.
replay-place = Coup { $ply } sur { $plies }
replay-set-up = Mise en place
replay-start = Rien ne s’est encore passé.
replay-silent = { $who } joue.
replay-chose = { $who } : { $move }
replay-seek = Coup
replay-go = Montrer
replay-steps = Reculer et avancer
replay-first = Au début
replay-previous-turn = Un tour en arrière
replay-previous = Un coup en arrière
replay-play = Lancer
replay-pause = Pause
replay-next = Un coup en avant
replay-next-turn = Un tour en avant
replay-last = À la fin
replay-more = Point de vue, vitesse et autres choix
replay-eyes = Vu par
replay-open = Tout le monde : mains ouvertes
replay-aside = Une personne qui regarde
replay-open-help = La partie est terminée : toutes les mains sont ouvertes.
replay-speed = Vitesse
replay-table = Aller à la table

continue-here = Jouer à partir d’ici
continue-title = Jouer à partir d’ici
continue-lead = Une nouvelle table qui commence après le coup { $ply } sur { $plies } de cette partie.
continue-back = Retour à la relecture
continue-turn = (à jouer)
continue-chance = À partir d’ici, les tirages sont nouveaux. L’ancienne partie reste telle quelle.
continue-go = Jouer la suite
facts-origin = Cette partie en continue une autre, après le coup { $count }.

explore-here = Et si ? Essayer d’autres coups
explore-place = Et si · { $moves ->
    [0] à partir du coup { $ply }
    [one] un coup après le coup { $ply }
   *[other] { $moves } coups après le coup { $ply }
}
explore-chance = C’est au hasard de tirer : choisissez ce qui vient dans la liste des coups, ou tirez.
explore-over = La partie finirait ici.
explore-draw = Tirer
explore-draw-all = Tout tirer
explore-back = Reprendre
explore-start = Revenir au début de la variante
explore-leave = Quitter
opinion-ask = Qu’en pense l’ordinateur ?
opinion-thinks = L’ordinateur réfléchit…
opinion-later = L’ordinateur donne son avis quand c’est à quelqu’un de décider.
opinion-best = Le mieux :
opinion-line = Ensuite peut-être :

puzzle-place = Problème { $number } sur { $count }
puzzle-find = Trouvez le meilleur coup.
puzzle-tries = { $count ->
    [one] Encore un essai.
   *[other] { $count } essais.
}
puzzle-failed = Ce n’était pas ce coup-là non plus.
puzzle-found = Vous l’avez trouvé !
puzzle-shown = Voilà le coup qu’il fallait trouver.
puzzle-show = Montrer la réponse
puzzle-next = Problème suivant
puzzle-explore = Et si ?
puzzle-all = Tous les problèmes
puzzle-answer = Après ce coup vous gagnez { $win } des parties, après le deuxième meilleur { $next } : { $gain } de plus (à { $error } près).
puzzles-title = Problèmes
puzzles-lead = Chaque jour, une position de chaque jeu où un coup est nettement le meilleur. Vous voyez ce que voit la personne qui joue.
puzzles-find = { $level ->
    [clear] Facile
    [middling] Moyen
   *[fine] Difficile
}
puzzles-days = Jours
puzzles-earlier = Plus tôt
puzzles-later = Plus tard
puzzles-today = Aujourd’hui
puzzles-yesterday = Hier
puzzles-solve = Résoudre
puzzles-look = Revoir
puzzles-found = trouvé
puzzles-shown = montré
puzzles-all = Les { $count } problèmes, { $found ->
    [one] { $found } trouvé
   *[other] { $found } trouvés
}
puzzles-progress = { $found ->
    [0] Aucun problème résolu sur { $count }
    [one] Un problème résolu sur { $count }
   *[other] { $found } problèmes résolus sur { $count }
}
    .about = Une fois la réponse trouvée, on peut continuer à partir d’elle : et si l’on avait joué autrement ?
home-puzzles = Les problèmes du jour
home-records = Chaque partie jouée se revoit, s’analyse et se reprend à n’importe quel coup. Un fichier de partie venu d’ailleurs aussi :
puzzles-solve-today = Résoudre ceux du jour

file-title = Ouvrir des parties enregistrées
file-lead = Un enregistrement est le petit fichier texte d’une partie que Chantier, dans le navigateur ou le terminal, vous laisse garder.
file-choose = Fichiers d’enregistrement, ou une archive (.zip) de ceux-ci
file-drop = Vous pouvez aussi déposer les fichiers n’importe où sur cette page.
file-show = Montrer la partie
file-kept = L’enregistrement est vérifié, puis il rejoint vos tables. Qui connaît son lien peut le regarder ; personne ne peut le modifier.
file-missing = Choisissez d’abord un fichier.
file-too-large = Ce fichier est trop gros pour être un enregistrement.
file-foreign = Ce fichier n’est pas un enregistrement de Chantier.
file-archive = Cette archive ne peut pas être ouverte : elle est incomplète, modifiée, ou compressée d’une façon inconnue ici.
file-brought = { $count ->
    [one] Une partie a été reprise
   *[other] { $count } parties ont été reprises
}
file-left-out = { $count ->
    [one] Un fichier de plus a été laissé de côté : pas plus de 200 à la fois. Apportez-le séparément.
   *[other] { $count } autres fichiers ont été laissés de côté : pas plus de 200 à la fois. Décompressez l’archive et apportez le reste séparément.
}
file-torn = Cet enregistrement est incomplet : il en manque la fin.
file-line = La ligne { $line } de l’enregistrement n’a pas de sens : { $text }
file-lacks = Cet enregistrement ne dit pas son « { $what } ».
file-game = Cet enregistrement vient d’un jeu qui ne se joue pas ici : { $game }
file-material = Cet enregistrement a été joué avec un fichier de matériel que ce site ne possède pas ({ $hash }).
file-move = Le coup { $ply } de l’enregistrement, « { $text } », est impossible. { $why }
file-chance-moves = C’est au hasard de jouer à cet endroit.
file-refused = Les règles ne le permettent pas à cet endroit.
file-standings = Le résultat de cet enregistrement n’est pas celui de ses coups.
file-seed = La graine de cet enregistrement n’est pas celle qui était promise au début de la partie.
file-chance = Le coup { $ply } de l’enregistrement, « { $text } », ne découle pas de la graine : l’enregistrement a été modifié.

hint-details = Les chiffres
hint-better = Vous devriez finir autour de { $points } points ; avec le deuxième meilleur coup, { $next }.
hint-expects = Vous devriez finir autour de { $points } points.
hint-move = Coup
hint-win = Victoires
hint-points = Points
hint-hardly-tried = à peine essayé
hint-attention = Attention
hint-about = Après { $count } parties jouées à partir d’ici. L’attention est la part de celles qui ont commencé par ce coup.

notice-stale = Quelque chose s’est passé à la table avant l’arrivée de votre coup. Voici où elle en est.
notice-nothing-to-undo = Rien ne peut être repris.
settled-unmoved = Vous n’avez pas encore joué.
settled-drawn = Depuis votre dernier coup, quelque chose a été révélé ou tiré.
settled-answered = { $who } a joué depuis.
settled-over = La partie est finie.
notice-asked = Une autre question est déjà posée à cette table.
notice-full = À cette table, on a déjà tant repris, demandé et changé que ce n’est plus possible. La partie elle-même continue.
ask-back = Si les autres acceptent, la partie revient à votre dernière décision ; ce qui a été tiré depuis est tiré de nouveau.
ask-back-yes = Demander aux autres
ask-back-alone = Vous pouvez tout de même revenir à votre dernière décision ; ce qui a été tiré depuis est alors tiré de nouveau.
ask-back-alone-yes = Revenir en arrière
notice-not-yours = Vous ne jouez pas cette place, ou ce n’est pas son tour.
notice-busy = Les robots ont trop à penser en ce moment. Redemandez dans un instant.
notice-reserved = Cette place attend la personne qui l’a quittée. Elle peut revenir, ou un robot joue à sa place.
notice-too-fast = Vous parlez plus vite que les autres ne peuvent lire. Attendez un instant.
notice-muted = La personne qui tient ce site vous a interdit de parler.
notice-broken-line = Cette variante ne va pas plus loin : le coup suivant de l’adresse n’est pas possible ici.
notice-long-line = Cette variante ne peut pas être plus longue. Reprenez des coups, ou commencez-en une autre plus tard dans la partie.
notice-not-the-move = « { $move } » n’est pas le bon coup : il gagne au plus { $next } des parties, le meilleur { $win }.

won = { $who } l’emporte
won-you = Vous l’emportez !
won-shared = { $who } se partagent la victoire
won-shared-you = Vous partagez la victoire avec { $who }
beaten = Vous perdez
beaten-by = Vous perdez de { $behind }
beaten-level = Vous perdez, à égalité de points
beaten-place = Vous finissez à la place { $place } sur { $of }
beaten-place-by = Vous finissez à la place { $place } sur { $of }, à { $behind } de la tête
beaten-place-level = Vous finissez à la place { $place } sur { $of }, à égalité de points
early-resigned = { $who } a abandonné.
early-resigned-you = Vous avez abandonné.
early-agreed = Tous ont accepté de terminer la partie ici. Les points ont décidé.
early-closed-title = La partie a été close
early-closed = Personne n’a joué pendant le temps convenu : elle n’a pas de résultat.
result-points = Points
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-total = Total
made-difference = Ce qui a fait la différence :
difference = { $part }, +{ $more }
tie-break = Départage :
again = Rejouer
again-follow = Vers la partie suivante
decided-turn = { $who } a pris la tête pour de bon au tour { $turn } sur { $of }
decided-turn-you = Vous avez pris la tête pour de bon au tour { $turn } sur { $of }
decided-last = Seul le dernier tour a fait la décision
decided-best = Le meilleur coup : { $who }
decided-more = { $count } de plus
decided-show = Revoir ce tour
course-title = Les points au fil de la partie
course-axis = tours →
course-about = Une ligne par joueur au fil des tours ; une étoile là où tout s’est décidé.
winners-board = Le plateau du vainqueur
final-board = Le plateau à la fin
own-board = Votre plateau
other-boards = Les plateaux des autres
bests-show = Vos parties jusqu’ici
bests-first = Votre première partie à { $players } joueurs.
bests-first-alone = Votre première partie en solitaire.
bests-new = Nouveau record personnel ! Votre meilleur résultat était de { $who }.
bests-new-beaten = Votre plus haut total jusqu’ici, tout de même : avant cette partie, il était de { $who }.
bests-best = Votre meilleur résultat : { $who }.
bests-count = { $games } parties à { $players } joueurs, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}.
bests-count-alone = { $games } parties en solitaire.
result-more = Garder et partager
record = Télécharger la feuille de partie
seed = Graine :

tables-none = Vous n’êtes encore assis à aucune table.
tables-wait = { $count ->
    [one] Une table attend votre coup.
   *[other] { $count } tables attendent votre coup.
}
tables-running = En cours
tables-over = Terminées
tables-remove = Retirer
tables-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
tables-replay = Revoir
tables-ask = Retirer cette table de votre liste ? Pour les autres, rien ne change.
tables-keep = La garder
tables-removed = La table n’est plus dans votre liste.
tables-put-back = La remettre
tables-help = Vos places appartiennent à ce navigateur. Effacez ses cookies et elles sont perdues.

filter = Chercher une table
filter-by-game = Jeu
filter-by-state = État
filter-by-result = Résultat
filter-by-company = Contre
filter-by-players = Joueurs
filter-any = peu importe
filter-running = en cours
filter-over = terminée
filter-won = gagnée
filter-lost = non gagnée
filter-people = des personnes
filter-bots = des robots
filter-with = Nom d’un joueur
filter-go = Chercher
filter-all = Toutes les tables
tables-no-match = Aucune de vos tables ne correspond.
tables-export = Télécharger tous les enregistrements
tables-pages = Tables plus anciennes et plus récentes
tables-page = Page { $page }
tables-newer = Plus récentes
tables-older = Plus anciennes
share-private = Seules les personnes qui connaissent le lien trouvent cette partie, et les aperçus de liens ne disent pas qui a joué.
share-publish = La rendre publique
share-public = Cette partie est publique : les aperçus de liens disent qui a joué et comment elle s’est terminée.
share-withdraw = La rendre privée
report-title = Signaler un problème
report-lead = Dites à la personne qui gère ce site ce qui ne va pas, dans le jeu ou avec quelqu’un à la table. L’enregistrement de la partie est joint, avec ce qui y est caché et le coup que vous regardiez. Personne d’autre ne le lit.
report-text = Qu’est-ce qui ne va pas ?
report-about = De quoi s’agit-il ?
report-game = Du jeu ou du programme
report-send = Envoyer
report-sent = Merci. La personne qui gère ce site a reçu votre message.
state-waiting = en attente de joueurs
state-yours = à vous de jouer
state-turn = à { $who } de jouer
state-over = terminée
state-damaged = impossible à ouvrir
state-left = reste { $time }
ended-won = gagnée { $points }
ended-shared = victoire partagée { $points }
ended-lost = perdue { $points }
ended-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
} sur { $players ->
    [3] trois
    [4] quatre
   *[other] { $players }
} ({ $points })
ended-winner = { $who } l’emporte { $points }
ended-winners = { $who } se partagent la victoire { $points }
ended-you-resigned = vous avez abandonné
ended-resigned = { $who } a abandonné
ended-agreed = terminée d’un commun accord
ended-closed = close, personne n’a continué
when-today = aujourd’hui à { $time }
when-yesterday = hier à { $time }
when-day = { $day ->
    [1] 1er
   *[other] { $day }
} { when-month }
when-year = { when-day } { $year }
when-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}

rules-components = Dans la boîte
rules-material = Le matériel de ce programme :
rules-contents = Sommaire
rules-find = Chercher un mot :
rules-none = Aucune partie ne contient ce mot.
legend = Les marques du plateau
legend-lit = peut être utilisé maintenant
legend-new = nouveau depuis votre dernier coup
legend-hinted = ce dont parle l’indice
reminder = Aide-mémoire

about-lead = Chantier joue cinq jeux de construction dans leur intégralité, selon leurs règles, dans le navigateur et dans le terminal.
about-games = Les jeux
about-not-affiliated = Les jeux appartiennent à leurs auteurs et éditeurs. Chantier est un programme libre fait par des admirateurs ; il ne leur est pas affilié et n’utilise ni leurs illustrations ni leurs textes. Si un jeu vous plaît ici, achetez la boîte.
about-ours = Ce qui est de nous
about-made-here = Le programme, ses robots, les dessins des plateaux, des couvertures et des visages, et les règles telles qu’elles sont racontées ici : tout a été fait pour Chantier, rien n’est copié des boîtes. Le code source est libre, sous licences MIT et Apache 2.0.
about-fair = Des tirages vérifiables
about-seed = Chaque carte révélée découle d’une graine secrète. Chaque table montre l’empreinte de sa graine dès le début et la graine à la fin : chacun peut vérifier avec chantier replay --check que rien n’a changé en route.
about-privacy = Cookies
about-cookies = Un cookie garde vos places ; d’autres gardent votre langue, le clair ou le sombre, vos préférences et l’écart de votre horloge avec Greenwich. Rien n’est transmis à personne.
about-others = Faits par d’autres
about-licences = htmx (Zero-Clause BSD) et le caractère Literata (SIL Open Font License), avec nos remerciements.

nav-lobby = Salon
home-lobby = Trouver des joueurs
home-waiting = { $count ->
    [one] Une table attend au salon
   *[other] { $count } tables attendent au salon
}
lobby-lead = Les tables ouvertes à tous, et des parties à regarder. Cette page change d’elle-même.
lobby-name = Vous jouez sous le nom de
lobby-waiting = En attente de joueurs
lobby-count = { $count ->
    [0] Personne n’attend en ce moment. Ouvrez une table : qui vient la trouve ici.
    [one] Une table attend.
   *[other] { $count } tables attendent.
}
lobby-playing = Parties à regarder
lobby-watch = Regarder
lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-since = { $unit ->
    [now] à l’instant
    [minutes] il y a { $count } min
    [hours] il y a { $count } h
   *[days] { $count ->
        [1] hier
       *[other] il y a { $count } jours
    }
}
lobby-open = Ouvrir une table
lobby-open-lead = Choisissez un jeu. Votre table reste ici jusqu’à ce que quelqu’un s’y installe ; en attendant, vous pouvez jouer contre un robot.
lobby-meanwhile = De quoi s’occuper en attendant quelqu’un.
lobby-bot = Contre un robot
lobby-again = Regarder de nouveau
lobby-taken = Quelqu’un a été plus rapide : cette place est prise.
lobby-nameless = Dites d’abord votre nom aux autres.
new-visit = Qui peut venir ?
visit-link = Qui a le lien
visit-public = Tout le monde : la table est au salon
visit-word = Qui a le lien et connaît un mot de passe
new-word = Mot de passe
new-visit-help = Qui peut venir peut aussi regarder.
wrong-word = Choisissez un mot de passe pour la table.
door-title = Cette table a un mot de passe
door-lead = La personne qui l’a préparée peut vous le dire.
door-wrong = Ce n’est pas le mot de passe.
door-enter = Entrer
waiting-public = Cette table est au salon, et tout le monde peut s’y asseoir.
waiting-list = La mettre au salon
waiting-unlist = La retirer du salon
waiting-word = À qui vient, on demande le mot de passe.
waiting-bot = Asseoir un robot
waiting-free = Libérer la place
waiting-free-sure = Oui, renvoyer { $who }
gallery = Spectateurs
gallery-lead = Ceux qui jouent liront ceci une fois la partie finie.
gallery-say = Dire quelque chose à ceux qui regardent
gallery-guest = Visiteur
mute-who = Ne plus lire { $who }
rating = Cote
rating-unsure = Cote encore incertaine : peu de parties comptent
rated = classée
new-rated = Partie classée
    .about = – elle compte pour les cotes : aucun conseil tant qu’elle se joue, on ne reprend que son dernier coup, et qui part finit dernier
new-bots-rated = La force des robots à ce jeu
wrong-rated = Une partie classée réunit au moins deux joueurs, et une seule personne par écran.
wrong-listed = Trop de tables, les vôtres ou celles d’autres personnes à votre adresse, attendent déjà au salon. Quittez-en une, ou invitez par un lien.
notice-rated = Cette partie est classée : tant qu’elle se joue, il n’y a ni conseil ni retour en arrière d’un commun accord.
notice-one-seat = Dans une partie classée, chacun n’a qu’une place.
facts-rated = Cette partie est classée : aucun conseil tant qu’elle se joue, et qui part, dépasse son temps ou abandonne est dernier.
rated-not-agreed = La partie devait compter pour les cotes. Terminée d’un commun accord, elle ne compte pas.
rated-not-closed = La partie devait compter pour les cotes. Close sans résultat, elle ne compte pas.
rated-not-oneself = La partie devait compter pour les cotes. Quelqu’un a joué contre lui-même : elle ne compte pas.
lobby-clock-live = { $minutes } min + { $seconds } s par tour
lobby-clock-turns = { $hours } h par tour
player-page = À propos de { $name }
player-somebody = Quelqu’un
player-yours = Voici votre page, telle que tout le monde peut la voir. Les parties qui ne sont pas publiques y figurent sans lien.
player-bot = Un robot contre lequel tout le monde peut jouer.
player-nothing = Il n’y a encore rien à dire : aucune partie publique n’a été jouée, et aucune n’a compté.
player-ratings = Cotes
player-ratings-help = Tout le monde commence à 1500. Un point d’interrogation signale que peu de parties comptent encore.
player-counted = { $count ->
    [one] Une partie compte.
   *[other] { $count } parties comptent.
}
player-graph = La cote après chaque partie qui compte
player-axis = parties
player-steps = Toutes les parties qui comptent
player-when = Quand
player-place = Place
player-left = parti avant la fin
player-results = Résultats des parties publiques
player-played = Jouées
player-won = Gagnées
player-games = Parties publiques
player-running = en cours
tables-profile = Votre page, telle que les autres la voient

nav-privacy = Vie privée
privacy-lead = On joue ici sans compte, sans adresse électronique et sans donner son vrai nom.
privacy-kept = Ce qui est conservé
    .about = Les parties : qui a joué quoi et quand, les noms que les joueurs se sont choisis et ce qu’ils se sont dit à la table. Vos cotes, et ce que chaque partie classée en a fait. Les problèmes que vous avez essayés et résolus. Les enregistrements que vous apportez, et ce que vous signalez à la personne qui gère ce serveur. Un joueur est reconnu à un numéro tiré de son cookie ; le cookie lui-même n’est pas conservé. Si vous gardez un compte : son nom, une empreinte du mot de passe et des codes de secours, la moitié publique de ses clés d’accès, et pour chaque appareil le genre de navigateur et sa dernière utilisation.
privacy-seen = Qui peut le voir
    .about = Une table publique est au salon pour tous. Qui connaît le lien d’une table, et son mot de passe si elle en a un, en voit la partie, les noms et la discussion, mais jamais ce que les règles lui cachent. Tout le monde peut voir votre page, avec votre nom, vos cotes et vos parties publiques, dès que l’une de vos parties a été publique ou classée. Les aperçus de liens ne disent qui a joué que si les joueurs ont rendu la partie publique.
privacy-cookies = Cookies
    .about = Un cookie garde vos places, un autre par table à mot de passe que vous le connaissez, deux autres votre langue et votre choix du clair ou du sombre. Ils ne servent à rien d’autre. Votre navigateur garde les dessins, les styles et les scripts du site, jamais ses pages. Là où vous vous êtes connecté, un autre permet de reconnaître l’appareil.
privacy-logs = Journaux
    .about = Le serveur compte pendant quelques minutes les requêtes par adresse réseau, pour que nul n’en demande trop. Dans sa seule mémoire vive, il sait de quel réseau vous êtes venu, pendant une heure après votre dernière action, et pour une table tant qu’elle attend au salon. Il n’inscrit dans son journal aucune adresse des visites ordinaires ; quand des connexions sont refusées, l’adresse de l’une d’elles est notée.
privacy-others = Les autres sites
    .about = Ces pages ne chargent rien d’autres sites et ne leur disent rien. Il n’y a ni publicité ni mesure d’audience.
privacy-notices = Avertissements
    .about = Ils sont désactivés tant que vous ne les demandez pas. Ensuite, l’adresse de votre navigateur auprès du service push de son éditeur, ou celle de votre webhook, est gardée jusqu’à ce que vous l’arrêtiez. Le service push apprend que ce site envoie un message à votre navigateur, et quand ; ce qu’il dit est chiffré pour votre seul navigateur. Un webhook lit ce qu’on lui envoie : le nom d’un jeu, l’adresse d’une table et ce qui vous y attend, et rien de caché.
privacy-host = À qui s’adresser
    .about = La personne qui tient ce serveur décide combien de temps les parties sont gardées et peut effacer les noms et les discussions. Elle répond aussi de ce que note un éventuel serveur mandataire placé devant lui. Elle peut ouvrir toute table, même à mot de passe, comme qui regarde : ce que les règles cachent lui reste caché.

offline = Le serveur ne répond pas
    .about = Votre connexion est coupée, ou le serveur est en cours de mise à jour. Rien n’est perdu : vos parties reprendront où elles en étaient.
    .waits = Cette page regarde régulièrement si le serveur est revenu, et revient d’elle-même.
offline-again = Réessayer
error-not-found = Il n’y a rien ici
    .about = L’adresse est peut-être mal écrite, ou la table a été rangée.
error-forged = Ce formulaire n’était pas le vôtre
    .about = Il ne venait pas d’une page de ce site, ou sa page était trop ancienne. Rechargez la page et réessayez.
error-bad-request = Cela n’a pas de sens ici
    .about = Quelque chose a été envoyé qu’aucune page de ce site n’envoie.
error-too-many = Trop à la fois
    .about = Attendez un instant et réessayez.
error-no-room = Le disque de ce serveur est presque plein
    .about = Les parties commencées continuent. Les nouvelles tables, les enregistrements, les commentaires et les signalements seront de nouveau acceptés dès qu’il y aura de la place.
error-unplayable = Cette table ne peut plus être ouverte
    .about = Elle a été jouée avec des règles qui ont changé depuis.
error-ours = Quelque chose s’est mal passé ici
    .about = C’est notre faute, c’est noté, et votre table est en sûreté. Réessayez dans un instant.

# Ce que la recherche pense d’une partie finie
analysis-show = Analyser
analysis-title = Analyse
analysis-offer = La recherche peut parcourir toute la partie : qui était bien placé à chaque moment, quels coups ont coûté le plus, et quelle part du résultat revient à la chance. Cela prend de quelques secondes à quelques minutes, selon le jeu, et reste avec la table.
analysis-begin = Analyser cette partie
analysis-busy = Cinq de vos parties attendent leur analyse, ou il y en a trop en tout : on ne peut pas en demander davantage. Redemandez quand l’une d’elles sera prête.
analysis-waiting = { $place ->
    [1] Elle attend son tour : la prochaine de la file.
   *[other] Elle attend son tour : numéro { $place } dans la file.
}
analysis-failed = L’analyse a échoué. Cela ne devrait pas arriver ; rien de la partie n’est perdu. Vous pouvez la redemander.
analysis-secret = Ce que quelqu’un tire en secret n’est vu des autres que plus tard. Cela compte ici comme « non prévu », pas comme de la chance.
analysis-progress = { $share } faits ; { $minutes ->
    [0] presque fini
    [1] moins d’une minute
   *[other] encore { $minutes } minutes environ
  }.
analysis-progress-begun = { $share } faits.
analysis-goes-on = Vous pouvez quitter cette page ; l’analyse continue.
analysis-cancel = L’arrêter
analysis-chances = Qui allait gagner
analysis-points-to-expect = Points à espérer
analysis-graph-about = Une ligne par joueur au fil des coups de la partie. Les nombres sont dans le tableau plus bas.
analysis-axis = coups →
analysis-numbers = Les nombres
analysis-numbers-are = La chance de gagner, et les points à attendre à la fin.
analysis-ply = Après coups
analysis-to-move = Au trait
analysis-result = Résultat
analysis-result-expected = Attendu à l’arrêt, selon la recherche
analysis-ended-early = La partie a été arrêtée avant la fin : les dernières valeurs sont ce que la recherche attendait à ce moment-là.
analysis-points = Les coups qui ont coûté le plus
analysis-no-points = Aucun coup n’était nettement moins bon que celui que la recherche aurait joué.
analysis-slid = Entre le coup { $from } et le coup { $to }, { $you ->
    [yes] vous avez
   *[no] { $who } a
  } perdu environ { $lost } des chances de gagner, par petits pas dont aucun n’est certain à lui seul.
analysis-slips = Des coups à revoir
analysis-slips-about = Ces coups ont sans doute coûté le plus ; la recherche n’en est pas certaine et peut se tromper davantage.
analysis-fell = au coup { $ply } : −{ $cost }, sans certitude
analysis-cost = { $cost } sous le meilleur coup (à { $error } près)
analysis-better = La recherche aurait joué
analysis-line = Ce qu’elle attendait ensuite
analysis-beside = Montrer à côté de la courbe
analysis-position = Le plateau avant l’un de ces coups
analysis-look = Voir la position après { $ply } coups
analysis-books = Chance et erreurs
analysis-books-numbers = Chance et erreurs en nombres
analysis-lucky = Le hasard { $you ->
    [yes] vous a été clément
   *[no] a été clément avec { $who }
  } : { $luck }, à { $error } près.
analysis-unlucky = Le hasard { $you ->
    [yes] vous a été contraire
   *[no] a été sévère avec { $who }
  } : { $luck }, à { $error } près.
analysis-even = { $who } : chance à peu près égale ({ $luck }, à { $error } près).
analysis-otherwise = À chances égales, c’eût été { $even }.
analysis-mistakes = Erreurs nettes : { $mistakes } sur { $decisions } décisions.
analysis-surprised = Cette partie a tant surpris la recherche qu’elle ne sait pas y distinguer la chance du talent : ce qu’elle dit du hasard n’est ici qu’une conjecture. Les erreurs nettes ont été regardées plus longtemps.
analysis-opening = Avant la mise en place
analysis-luck = Chance des tirages
analysis-own = Ses propres erreurs
analysis-others = Erreurs des autres
analysis-unforeseen = Imprévu par la recherche
analysis-about = La recherche a regardé { $iterations } fois chaque décision, d’après ce que le joueur pouvait savoir. Elle est forte, mais elle ne connaît pas la vérité : ce qu’elle n’avait pas prévu n’est la chance ni l’erreur de personne. Plus cette part est grande, moins les autres veulent dire.

# La personne qui lit : nom, compte, appareils, données
nav-me = Vous
somebody = quelqu’un
me-name = Votre nom
    .about = Votre nom aux tables à partir de maintenant, et à celles où l’on joue encore.
me-rename = Changer
me-keep = Garder vos places
    .about = Vos tables, vos places et vos problèmes résolus appartiennent à ce navigateur. Gardez un compte, et vous les retrouvez sur tous les appareils où vous vous connectez. Aucune adresse électronique n’est demandée.
me-login = Nom de connexion
me-password = Mot de passe
    .about = Au moins 8 caractères. Quelques mots que vous seul mettriez ensemble font l’affaire.
me-present = Mot de passe actuel
me-new = Nouveau mot de passe
me-keep-now = Garder mon compte
me-have = J’ai un compte : me connecter
me-devices = Connexions
me-signed-in = { $who }, vous êtes connecté sur :
me-this = cet appareil
me-end = Déconnecter
me-end-others = Déconnecter tous les autres
me-sign-out = Se déconnecter
me-change = Changer le mot de passe
    .about = Tous les autres appareils sont déconnectés, et les jetons ne valent plus rien.
me-codes = Codes de secours
    .about = Chaque code vous laisse entrer une fois, si vous perdez le mot de passe. De nouveaux codes annulent les anciens.
me-codes-once = Notez-les ou imprimez-les : ils ne sont montrés que maintenant. Chacun vous laisse entrer une fois, si vous perdez le mot de passe. Personne ne pourra vous en envoyer d’autres.
me-codes-left = { $count ->
    [0] Il ne reste aucun code de secours
    [one] Il reste un code de secours
   *[other] Il reste { $count } codes de secours
}
me-codes-new = Créer de nouveaux codes
me-data = Vos données
    .about = Tout ce qui est conservé de vous dans une archive : compte, tables, paroles et problèmes, avec les enregistrements de vos parties finies.
me-export = Télécharger mes données
me-delete = Tout supprimer
    .about = Votre compte, votre nom à toutes les tables, ce que vous avez dit, vos cotes et vos problèmes sont supprimés, tout de suite et pour toujours. Vous quittez les parties en cours. Les parties finies restent à ceux qui les ont jouées, avec « quelqu’un » à votre place.
me-delete-sure = Je suis sûr de moi
me-delete-now = Supprimer tout ce qui est à moi
me-said-renamed = Votre nom est changé.
me-said-wrong-name = Un nom se compose de caractères visibles.
me-said-wrong-login = Un nom de connexion a de 2 à 24 caractères visibles.
me-said-taken = Ce nom est pris, ou ressemble trop à un autre.
me-said-short = Le mot de passe est trop court : il lui faut au moins 8 caractères.
me-said-long = Le mot de passe est trop long : 200 caractères suffisent.
me-said-wrong-password = Ce n’est pas votre mot de passe actuel.
me-said-no-entry = Le nom et le mot de passe ne vont pas ensemble, ou le code a déjà servi.
me-said-too-often = Trop d’essais. Attendez quelques minutes, ou utilisez un code de secours.
me-said-signed-in = Bon retour. Vos tables sont là.
me-said-by-code = Bon retour. Ce code a servi ; si vous avez perdu le mot de passe, choisissez-en un nouveau plus bas.
me-said-signed-out = Vous êtes déconnecté. Vos tables attendent dans votre compte.
me-said-new-password = Votre mot de passe est changé, et tous les autres appareils sont déconnectés.
me-said-ended = C’est fait : déconnecté.
me-said-unsure = Rien n’est supprimé : vous n’avez pas dit que vous étiez sûr.
me-said-deleted = Tout ce qui était à vous est supprimé. Vous êtes un nouvel invité.
passkeys = Clés d’accès
    .about = Avec une clé d’accès, votre téléphone, votre ordinateur ou une clé prouve que c’est bien vous, par une empreinte, un visage ou un code : aucun mot de passe à retenir ni à perdre.
passkeys-one = Par une clé d’accès
passkeys-keep = Garder mon compte par une clé d’accès
passkeys-or = ou par un mot de passe :
passkeys-add = Ajouter une clé d’accès
passkeys-remove = Retirer
passkeys-sign-in = Se connecter par une clé d’accès
passkeys-elsewhere = ne sert qu’à { $who }
passkeys-absent = Elles ne servent pas dans ce navigateur à cette adresse. Connectez-vous ici avec votre mot de passe.
passkeys-failed = Rien n’a été fait : la clé d’accès n’a pas été confirmée. Essayez encore, ou prenez un mot de passe.
passkeys-twice = Cet appareil a déjà une clé d’accès pour votre compte.
me-set-password = Choisir un mot de passe
me-said-passkey-added = Votre clé d’accès est ajoutée : elle vous ouvre désormais votre compte.
me-said-passkey-removed = La clé d’accès est retirée. Vous pouvez aussi l’effacer de votre appareil.
me-said-passkey-refused = La clé d’accès n’a pas pu être gardée. Essayez encore.
me-said-passkey-unknown = Cette clé d’accès n’ouvre rien ici, ou l’attente a été trop longue. Essayez encore, ou prenez votre mot de passe ou un code de secours.
me-said-last-way = Gardée : sans elle vous ne pourriez plus vous connecter. Choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès.
sign-in = Se connecter
sign-in-password = Avec votre mot de passe
sign-in-code = Avec un code de secours
sign-in-code-field = Code de secours
sign-in-tables = Les tables que vous avez sur cet appareil passent dans votre compte.
sign-in-lost = Mot de passe et codes perdus ? Personne ne peut vous en envoyer, puisqu’aucune adresse n’est conservée.
sign-in-none = Pas encore de compte
tables-keep-them = Les garder
tables-help-account = Vos places appartiennent à votre compte, sur tous les appareils où vous vous connectez.
error-banned = La personne qui tient ce site vous l’a interdit
    .about = Vous pouvez toujours lire, et télécharger ou supprimer ce qui est à vous.
admin = Tenir le site
admin-done = C’est fait.
admin-reports = Signalements
admin-no-reports = Personne n’a rien signalé.
admin-dealt = Réglé
admin-people = Personnes
admin-name = Nom
admin-guest = sans compte
admin-muted = sans parole
admin-banned = exclu
admin-tables-of = { $count ->
    [one] une table
   *[other] { $count } tables
}
admin-mute = Faire taire
admin-unmute = Laisser parler
admin-ban = Exclure
admin-unban = Laisser jouer
admin-remove = Retirer
    .about = Compte, noms, cotes et paroles sont supprimés pour toujours ; les parties finies restent, avec « quelqu’un » à sa place.
admin-remove-now = Retirer pour toujours
admin-tables = Tables
admin-close = Fermer
    .about = La table est supprimée pour toujours, avec sa partie et ses paroles.
admin-close-now = Fermer pour toujours
admin-site = Ce serveur
admin-version = Chantier
admin-database = La base de données occupe { $count } Mio.
admin-backups = Sauvegardes
admin-backup-where = Une sauvegarde contient tout, y compris les secrets des parties en cours : elle reste donc sur le serveur, dans
admin-backup-nowhere = Pour sauvegarder depuis cette page, démarrez le serveur avec
admin-backup-making = Une sauvegarde est en cours : { $share }. Rechargez cette page pour la voir.
admin-backup-failed = La dernière sauvegarde a échoué ; le journal du serveur dit pourquoi. Reste-t-il de la place sur son disque ?
admin-backup-now = Sauvegarder maintenant
admin-kib = { $count } Kio
admin-backup = À la main, et pour en rétablir une :
admin-prune = Pour voir et supprimer ce qui est ancien :
admin-limits = Limites
admin-about = À propos de
admin-delete-remark = Effacer le message
admin-find-table = Joueurs, jeu ou numéro d’une table
admin-keeps = Ce qui est conservé, et combien de temps
admin-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
admin-for-ever = toujours
nav-api = Programmes et API
api-lead = Un programme peut faire par HTTP ce que l’on fait sur ces pages : s’asseoir, voir ce que sa place peut savoir, jouer, parler, apprendre que c’est à lui, et étudier des parties terminées.
api-token = Créer un jeton
api-token-how = Gardez un compte et créez un jeton pour votre programme sur la page qui vous concerne. Le programme l’envoie à chaque requête, dans l’en-tête Authorization: Bearer. Qui a le jeton joue en votre nom : ne le confiez à personne et supprimez-le quand il ne sert plus.
api-bot = Dire que c’est un bot
api-bot-how = Quand un programme joue seul, marquez-y son compte comme celui d’un bot : son nom finit alors par « (bot) » partout où il figure.
api-document = Le document
api-document-how = Chaque adresse, ce qu’elle attend et ce qu’elle répond sont décrits en OpenAPI, pour les gens et pour les outils :
api-limits = Limites
api-limits-how = Un programme peut faire autant que quelqu’un : les limites sont les mêmes, comptées par personne et par adresse. Qui demande trop apprend par Retry-After quand redemander.
me-programs = Programmes qui jouent pour vous
    .about = Un jeton laisse un programme à vous jouer en votre nom. Il ne peut pas changer la façon dont vous vous connectez.
me-token-name = À quoi sert le jeton
me-token-new = Créer un jeton
me-token-end = Supprimer
me-token-made = Un jeton pour { $who }
me-token-once = Copiez-le maintenant : il n’est montré que cette fois.
me-bot-about = Un programme joue-t-il sous ce compte ? Dites-le : son nom finit alors par « (bot) » partout où il figure.
me-bot-is = Ce compte est celui d’un bot : son nom finit par « (bot) » partout où il figure.
me-bot-mark = Ce compte est celui d’un bot
me-bot-end = Une personne joue ici
me-said-nameless-token = Dites en un mot ou deux à quoi sert le jeton.
me-said-many-tokens = Vous avez autant de jetons qu’il est permis. Supprimez-en un qui ne sert plus.
me-said-token-ended = Le jeton ne vaut plus rien.
me-said-is-bot = Votre compte est marqué comme celui d’un bot.
me-said-is-person = Votre compte est de nouveau celui d’une personne.

# Notices
notices = Avertissements
    .about = Soyez averti quand une table vous attend et que vous n’en regardez aucune page : c’est à vous de jouer, quelqu’un vous demande quelque chose, une de vos parties est terminée ou votre temps s’épuise. Un avertissement par minute au plus ; il nomme le jeu et la table, et rien de caché.
notices-device = M’avertir sur cet appareil
notices-absent = Pas dans ce navigateur : il n’affiche d’avertissements que pour les sites dont l’adresse commence par https, et sur iPhone et iPad seulement une fois le site sur l’écran d’accueil.
notices-denied = Votre navigateur ne laisse pas ce site afficher d’avertissements. Autorisez-les dans ses réglages pour ce site.
notices-failed = Rien n’a été fait : votre navigateur n’a pas pu joindre son service push. Réessayez plus tard ou utilisez un webhook.
notices-stop = Arrêter
notices-never = encore rien dit
notices-told = averti pour la dernière fois : { $who }
notices-failures = { $count ->
    [one] le dernier essai a échoué
   *[other] les { $count } derniers essais ont échoué
}
notices-off = trois échecs, désactivé
webhook = Webhook
    .about = Un message à une adresse de votre choix : un sujet ntfy, un webhook Discord ou tout programme qui accepte du JSON. Qui connaît une telle adresse peut y lire ou y écrire, gardez-la pour vous.
webhook-kind = Sorte
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-json = autre (JSON)
webhook-address = Adresse
webhook-keep = Garder ce webhook
webhook-test = Envoyer un essai
told-turn = À vous de jouer : { $who }
    .about = Les autres attendent votre coup.
told-asked-end = On vous demande : { $who }
    .about = Quelqu’un veut terminer la partie maintenant. Êtes-vous d’accord ?
told-asked-undo = On vous demande : { $who }
    .about = Quelqu’un veut reprendre des coups. Êtes-vous d’accord ?
told-asked-seat = On vous demande : { $who }
    .about = Quelqu’un veut prendre une place abandonnée. Êtes-vous d’accord ?
told-over = La partie est terminée : { $who }
    .about = Voyez comment elle s’est terminée.
told-low = Votre temps s’épuise : { $who }
    .about = Jouez bientôt, sinon un bot vous remplace.
told-turns = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
told-several = { $count ->
    [one] Du nouveau à une de vos tables
   *[other] Du nouveau à { $count } de vos tables
}
told-trial = Chantier peut vous joindre
    .about = Ce n’était qu’un essai.
me-said-device-told = Cet appareil est averti de ce qui vous attend.
me-said-push-refused = Cet appareil ne peut pas être averti : ce que le navigateur a donné est inutilisable.
me-said-not-told = Arrêté. Rien n’y est plus envoyé.
me-said-many-receivers = Vous êtes déjà averti à dix endroits. Arrêtez-en un d’abord.
me-said-webhook-kept = Le webhook est gardé. Envoyez un essai pour voir s’il fonctionne.
me-said-webhook-wrong = Pas gardé : on ne peut pas envoyer de message à cette adresse. Elle commence par https:// ou http://, n’a pas de nom d’utilisateur, et son port est 80, 443 ou supérieur à 1023.
me-said-webhook-inside = Pas gardé : cette adresse mène dans un réseau privé. Qui tient ce site peut le permettre.
me-said-webhook-unknown = Pas gardé : cette adresse ne mène nulle part. Vérifiez son orthographe.
me-said-test-arrived = L’essai est arrivé.
me-said-test-lost = L’essai n’est pas arrivé : personne n’a répondu en cinq secondes, ou pas par un succès. Les redirections ne sont pas suivies.
