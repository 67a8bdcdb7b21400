# Lantern auf Deutsch.

title = Lantern
tagline = Leg deine Laternen, bevor die Nacht vorbei ist.

# Alle Laternen sind weiblich: Werfall und Wenfall lauten gleich.

kind-amber = eine Bernsteinlaterne
kind-jade = eine Jadelaterne
kind-ruby = eine Rubinlaterne
kind-pearl = eine Perlenlaterne

# Was auf den Knöpfen steht, und die Überschriften darüber (group-VERB)

move-lay = Lege { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
move-swap = Gib { $kind } und nimm { $market } vom Markt
move-rest = Mach eine Pause
group-lay = Eine Laterne legen
group-swap = Mit dem Markt tauschen

# Was gefragt wird, was noch einmal gefragt wird, und was ein Tipp sagt

prompt-swap = Tausche, wenn du magst, eine Laterne mit dem Markt; lege dann eine für ihre Punkte.
prompt-lay-or-rest = Lege eine Laterne aus deiner Hand für ihre Punkte, oder mach eine Pause.
prompt-lay = Lege eine Laterne aus deiner Hand für ihre Punkte.
warning-rest = Du hast nur eine Pause im Spiel, und bei Gleichstand zählt sie gegen dich.
reason-lay = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sofort
reason-lay-set = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sofort, und { $set } mehr für den Satz, den sie vollendet
reason-swap = was du nimmst, ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert
reason-swap-set = was du nimmst, kann mit dem, was bei dir liegt, einen Satz ergeben

# Was das Protokoll erzählt; $you ist „yes“, wo $seat selbst liest

log-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
log-drew = Du ziehst { $kind }.
log-drew-unseen = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} eine Laterne.
log-revealed = Auf dem Markt liegt { $kind }.
log-laid = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $kind }.
log-swapped = { $you ->
    [yes] Du gibst { $given } und nimmst
   *[no] { $seat } gibt { $given } und nimmt
} { $taken }.
log-rested = { $you ->
    [yes] Du machst
   *[no] { $seat } macht
} eine Pause.

# Warum nicht

refusal-over = das Spiel ist vorbei
refusal-chance-moves = zuerst muss eine Laterne gezogen werden
refusal-player-moves = jetzt ist jemand am Tisch am Zug
refusal-not-unseen = das kann nicht gezogen werden
refusal-not-held = das hast du nicht auf der Hand: { $kind }
refusal-same-kind = auf dem Markt liegt eine Laterne derselben Sorte
refusal-swapped = in diesem Zug hast du schon getauscht
refusal-rested = in diesem Spiel hast du schon eine Pause gemacht
setup-sets = Sätze brauchen den großen Stapel

# Punkte, Gleichstände und Optionen

score-lanterns = Laternen
score-sets = Sätze
tie-rests = die wenigsten Pausen
tie-laid = die meisten gelegten Laternen

option-pile = Stapel
    .about = Wie viele Laternen es gibt: 20, oder 12 für ein kurzes Spiel.
option-pile-long = groß
option-pile-short = klein
option-sets = Sätze
    .about = Ob eine Laterne von jeder Sorte zusammen 5 Punkte mehr bringt.
option-sets-off = nein
option-sets-on = ja

# Wie das einfache Spielbrett die Felder des Spielstands und ihre Werte nennt (state-NAME)

state-step = Der Zug
state-first = wer beginnt
state-deal = das Austeilen
state-draw = eine Laterne wird gezogen
state-turn = jemand ist am Zug
state-over = das Spiel ist vorbei
state-seat = Platz am Zug
state-swapped = Hat getauscht
state-market = Markt
state-pile = Im Stapel
state-players = Platz
state-hand = Hand
state-known = Allen bekannt
state-laid = Gelegt
state-rests = Pausen
state-amber = Bernstein
state-jade = Jade
state-ruby = Rubin
state-pearl = Perle
