# Die Wörter, die alle Spiele teilen. Eine Nachricht von hier und eine aus einem Spiel heißen nie gleich.

seat-default = Platz { $number }
# Im Wemfall: Wer später im Satz steht, bekommt etwas oder gibt es her („gibt dir“, „von dir“).
name-of-you = dir

prompt-turn = Du bist dran: Mach einen Zug.

# „a, b und c“: Ein Glied wird nach dem anderen angefügt, das letzte mit seiner eigenen Nachricht.
list-item = { $list }, { $item }
list-last = { $list } und { $item }
list-empty = nichts

number-percent = { $number } %
number-below = < { $number }
number-above = > { $number }
number-decimal = { $whole },{ $tenths }

level-gentle = Sanft
    .about = spielt auf den ersten Blick und übersieht oft den besseren Zug: für Kinder und erste Partien
level-easy = Leicht
    .about = denkt ein wenig nach und ist ab und zu leichtsinnig
level-medium = Mittel
    .about = wägt jeden Zug ab, blickt aber nicht weit voraus
level-hard = Schwer
    .about = blickt einige Züge voraus und bestraft Fehler
level-master = Experte
    .about = denkt bis zu zwei Sekunden über einen Zug nach und spielt, so gut er kann
level-random = Zufall
    .about = spielt irgendetwas, das die Regeln erlauben
level-light = Flink
    .about = spielt den erstbesten vernünftigen Zug
level-greedy = Gierig
    .about = nimmt, was gerade am besten aussieht
level-mcts = Denker
    .about = denkt voraus, indem er die Partie viele Male zu Ende spielt

provenance-printed = alle Teile wie gedruckt
provenance-reconstruction = einige Teile sind nach den Angaben der Spielregel rekonstruiert
provenance-loaded = Teile aus einer Datei, geprüft nach den Stückzahlen der Spielregel

refused-turn = { $seat } ist dran
refused-over = das Spiel ist vorbei
refused-no-move = „{ $text }“ ist kein Zug dieses Spiels
refused-undo = es lässt sich nichts zurücknehmen: Der letzte Zug war nicht deiner allein
refused-sealed = die Aufzeichnung enthält ihren Startwert nicht, man kann die Partie also ansehen, aber nicht fortsetzen

# In einer Lektion: warum ein erlaubter Zug, von dem sonst nichts gesagt wird, nicht gemacht wird.
lesson-other = Die Regeln erlauben das, aber die Lektion möchte jetzt etwas anderes.

setup-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $asked }
setup-rules-version = { $game } lässt sich nach den Regelversionen { $oldest } bis { $newest } spielen, nicht nach { $asked }
setup-unknown-option = { $game } hat keine Option „{ $key }“ (es hat { $known })
setup-unknown-value = die Option { $key } kann nicht „{ $value }“ sein (sondern { $known })
setup-material = Material: { $why }
