# Die Wörter des Spielzeugspiels.
-lantern = Laterne

kind-amber = Bernstein
kind-jade = Jade
kind-ruby = Rubin
kind-pearl = Perle

move-lay = Lege { $kind }
move-swap = Gib { $kind } für die { -lantern } auf dem Markt
move-rest = Mach eine Pause

event-first = { $seat } beginnt.
event-drew = Du ziehst { $kind }.
event-drew-unseen = { $seat } zieht eine { -lantern }.
event-revealed = { $kind } liegt auf dem Markt.
event-laid = { $seat } legt { $kind }.
event-swapped = { $seat } gibt { $given } und nimmt { $taken }.
event-rested =
    { $seat } macht Pause, bisher { $rests ->
        [one] einmal
       *[other] { $rests }-mal
    }.

score-lanterns = Laternen
score-sets = Sätze
tie-rests = Wenigste Pausen
tie-laid = Meiste Laternen

option-deck = Stapel
    .about = Wie viele Laternen es gibt.
option-deck-long = lang
option-deck-short = kurz
option-sets = Sätze
    .about = Ob eine Laterne von jeder Art mehr zählt.
option-sets-off = aus
option-sets-on = an
refusal-not-now = dafür ist jetzt nicht die Zeit
refusal-not-held = du hast keine solche Laterne
refusal-none-left = von dieser Art ist keine mehr da
refusal-same-kind = auf dem Markt liegt die gleiche Art
refusal-swapped = du hast schon getauscht
refusal-rested = du hast schon Pause gemacht
refusal-sets = Sätze brauchen den langen Stapel
