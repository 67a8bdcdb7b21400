# Welkin en français.

title = Welkin
tagline = Bâtissez parmi les nuages, vendez quand le vent est bon.

# Ce que disent les boutons

move-quote = Un jeton de cotation montre { $resource }
move-deal = Révéler { $site }
move-open = Ouvrir { $site }
move-flip = Retourner une cotation, de { $from } à { $to }
move-turn-force = Produire : tourner { $resource } côté force
move-turn-resource = Produire : tourner { $resource } côté ressource
move-turn-force-paid = Tourner { $resource } côté force (1 pièce)
move-turn-resource-paid = Tourner { $resource } côté ressource (1 pièce)
move-take = Prendre { $resource }
move-discard = Défausser { $resource }
move-place = Poser { $resource } sur { $site }
move-place-any = Poser { $resource } sur { $site }, emplacement au choix
move-power = Pouvoir : { $power }
move-sell = Vendre { $site } incomplet pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
move-done = Finir le tour
move-done-turning = Produire avec les jetons tels quels
move-done-placing = Ne rien poser de plus

# Le journal

log-market = Le marché ouvre : végétal { $vegetal }, élémentaire { $elemental }, animal { $animal }, métal { $metal }, pierre précieuse { $gem }
log-dealt = Nouveau à l’étal : { $site }
log-opened = { $seat } ouvre { $site }
log-flipped = { $seat } retourne une cotation, de { $from } à { $to }
log-turned-force = { $seat } tourne { $resource } côté force{ $paid ->
    [0] { "" }
   *[other] {" "}pour 1 pièce
  }
log-turned-resource = { $seat } tourne { $resource } côté ressource{ $paid ->
    [0] { "" }
   *[other] {" "}pour 1 pièce
  }
log-produced-nothing = { $seat } ne produit rien
log-took = { $seat } prend { $number } × { $resource }
log-lacked = Il manque à la réserve { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } que { $seat } aurait pu prendre
log-discarded = { $seat } défausse { $number } × { $resource }
log-placed = { $seat } pose { $resource } sur { $site }
log-sold = { $seat } termine { $site } et le vend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-sold-incomplete = { $seat } vend { $site } incomplet pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-played = { $seat } joue un pouvoir : { $power }
log-last-turns = { $seat } a pris une carte qui ne peut pas être remplacée : les autres jouent un dernier tour
log-idled = Personne n’a fait autre chose que produire depuis vingt manches : la partie s’arrête là
log-ended = La partie est finie

# Le classement

score-coins = Pièces
tie-break-finished = Chantiers terminés
tie-break-cost = Emplacements des chantiers terminés

# Les options

option-incomplete = Un chantier vendu incomplet
    .about = Dit si un chantier vendu incomplet grâce au pouvoir compte comme terminé et donne son propre pouvoir.
option-incomplete-counts = compte comme terminé et donne son pouvoir
option-incomplete-strict = quitte la partie

# Le matériel

site = le chantier { $number } ({ $slots })
resource-vegetal = végétal
resource-elemental = élémentaire
resource-animal = animal
resource-metal = métal
resource-gem = pierre précieuse
resource-any = au choix
power-sell-incomplete = vendre des chantiers incomplets
    .about = Jusqu’à la fin du tour, vendez vos chantiers ouverts qui portent au moins une ressource, pour ce qui s’y trouve.
power-use-resources = utiliser des ressources
    .about = Posez des ressources de votre stock sur vos chantiers, sans dépenser votre action.
power-open-site = ouvrir un chantier
    .about = Ouvrez un chantier sans dépenser votre action, même si vos deux places sont prises.
power-buy-two = acheter deux ressources
    .about = Payez 1 pièce et prenez deux ressources au choix dans la réserve.
power-flip-two = retourner deux cotations
    .about = Retournez deux jetons de cotation qui montrent des ressources différentes.
