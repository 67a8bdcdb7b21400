# Lantern en français.

title = Lantern
tagline = Posez vos lanternes avant la fin de la nuit.

kind-amber = une lanterne d’ambre
kind-jade = une lanterne de jade
kind-ruby = une lanterne de rubis
kind-pearl = une lanterne de perle

# Ce que disent les boutons, et les titres au-dessus (group-VERBE)

move-lay = Poser { $kind } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-swap = Donner { $kind } et prendre { $market } au marché
move-rest = Se reposer
group-lay = Poser une lanterne
group-swap = Échanger avec le marché

# Ce qui est demandé, ce qui l’est une seconde fois, et ce que dit un conseil

prompt-swap = Échangez une lanterne avec le marché si vous voulez, puis posez-en une pour ses points.
prompt-lay-or-rest = Posez une lanterne de votre main pour ses points, ou reposez-vous.
prompt-lay = Posez une lanterne de votre main pour ses points.
warning-rest = On ne se repose qu’une fois par partie, et cela vous dessert en cas d’égalité.
reason-lay = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
reason-lay-set = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite, et { $set } de plus pour la série complétée
reason-swap = ce que vous prenez vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
reason-swap-set = ce que vous prenez peut compléter une série avec ce que vous avez posé

# Ce que raconte le journal ; $you vaut « yes » quand $seat est celui qui lit

log-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
log-drew = Vous piochez { $kind }.
log-drew-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une lanterne.
log-revealed = Au marché, il y a { $kind }.
log-laid = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $kind }.
log-swapped = { $you ->
    [yes] Vous donnez { $given } et prenez
   *[no] { $seat } donne { $given } et prend
} { $taken }.
log-rested = { $you ->
    [yes] Vous vous reposez
   *[no] { $seat } se repose
}.

# Pourquoi pas

refusal-over = la partie est terminée
refusal-chance-moves = il faut d’abord piocher une lanterne
refusal-player-moves = c’est à un joueur de jouer
refusal-not-unseen = cela ne peut pas être pioché
refusal-not-held = vous n’avez pas en main { $kind }
refusal-same-kind = la lanterne du marché est de la même sorte
refusal-swapped = vous avez déjà échangé pendant ce tour
refusal-rested = vous vous êtes déjà reposé pendant cette partie
setup-sets = les séries demandent la grande pile

# Points, départages et options

score-lanterns = Lanternes
score-sets = Séries
tie-rests = le moins de repos
tie-laid = le plus de lanternes posées

option-pile = Pile
    .about = Le nombre de lanternes : 20, ou 12 pour une partie courte.
option-pile-long = grande
option-pile-short = petite
option-sets = Séries
    .about = Si une lanterne de chaque sorte rapporte 5 points de plus.
option-sets-off = non
option-sets-on = oui

# Comment le plateau simple nomme les champs de l’état et leurs valeurs (state-NOM)

state-step = Le tour
state-first = qui commence
state-deal = la distribution
state-draw = une lanterne est piochée
state-turn = un joueur joue
state-over = la partie est terminée
state-seat = Place en cours
state-swapped = A échangé
state-market = Marché
state-pile = Dans la pile
state-players = Place
state-hand = En main
state-known = Connu de tous
state-laid = Posé
state-rests = Repos
state-amber = ambre
state-jade = jade
state-ruby = rubis
state-pearl = perle
