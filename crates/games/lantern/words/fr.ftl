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

# Ce que raconte le journal

log-first = { $seat } commence.
log-drew = Vous piochez { $kind }.
log-drew-unseen = { $seat } pioche une lanterne.
log-revealed = Au marché, il y a { $kind }.
log-laid = { $seat } pose { $kind }.
log-swapped = { $seat } donne { $given } et prend { $taken }.
log-rested = { $seat } se repose.

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
