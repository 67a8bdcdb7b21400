# Les mots du jeu d'essai.
-lantern = lanterne

kind-amber = ambre
kind-jade = jade
kind-ruby = rubis
kind-pearl = perle

move-lay = Poser { $kind }
move-swap = Donner { $kind } contre la { -lantern } du marché
move-rest = Se reposer

event-first = { $seat } commence.
event-drew = Vous piochez { $kind }.
event-drew-unseen = { $seat } pioche une { -lantern }.
event-revealed = { $kind } est au marché.
event-laid = { $seat } pose { $kind }.
event-swapped = { $seat } donne { $given } et prend { $taken }.
event-rested = { $seat } se repose ({ $rests }).

score-lanterns = Lanternes
score-sets = Séries
tie-rests = Moins de repos
tie-laid = Plus de lanternes

option-deck = Paquet
    .about = Le nombre de lanternes.
option-deck-long = long
option-deck-short = court
option-sets = Séries
    .about = Une lanterne de chaque sorte rapporte-t-elle davantage ?
option-sets-off = non
option-sets-on = oui
refusal-not-now = ce n'est pas le moment
refusal-not-held = vous n'avez pas cette lanterne
refusal-none-left = il n'en reste pas
refusal-same-kind = le marché a la même
refusal-swapped = vous avez déjà échangé
refusal-rested = vous vous êtes déjà reposé
refusal-sets = les séries demandent le long paquet
