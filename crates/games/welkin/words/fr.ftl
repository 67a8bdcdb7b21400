# Welkin en français.

title = Welkin
tagline = Bâtissez parmi les nuages, vendez quand le vent est bon.
about = Réunissez cinq sortes de biens, achevez des îles et vendez chacune au cours du jour. Ce que vous produisez fait bouger le marché, pour vous comme pour les autres.
duration = 45 minutes environ
weight = moyen
authors = Fabien Tanguy
credit = Welkin. Auteur : Fabien Tanguy. Développement : Matthis Gaciarz. Illustrateur : Sylvain Sarrailh. Graphisme : Justine Levasseur. Éditeurs : Ankama et Forgenext.

# Ce que disent les boutons

move-quote = Un jeton de cotation montre { $resource }
move-deal = Révéler { $site }
move-open = Ouvrir { $site }
move-flip = Retourner une cotation : { $from } devient { $to }
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
log-flipped = { $seat } retourne une cotation : { $from } devient { $to }
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
log-placed-any = { $seat } pose { $resource } sur { $site }, emplacement au choix
log-sold = { $seat } termine { $site } et le vend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-sold-incomplete = { $seat } vend { $site } incomplet pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-played = { $seat } joue un pouvoir : { $power }
log-played-paid = { $seat } joue un pouvoir : { $power }, pour 1 pièce
log-last-turns = { $seat } a pris une carte qui ne peut pas être remplacée : les autres jouent un dernier tour
log-idled = Personne n’a fait autre chose que produire depuis vingt manches : la partie s’arrête là
log-ended = La partie est finie

# Pourquoi un coup est refusé

refusal-over = la partie est finie
refusal-not-now = cela n’est pas possible maintenant : faites l’action de votre tour, jouez un pouvoir ou finissez le tour
refusal-chance-moves = une carte ou un jeton va être révélé : personne ne joue avant
refusal-opening-due = ouvrez d’abord le chantier que vous offre votre pouvoir
refusal-flip-due = retournez d’abord un jeton de cotation
refusal-turning-due = tournez d’abord vos jetons de production comme vous le voulez, puis produisez
refusal-taking-due = prenez d’abord les ressources produites ou achetées
refusal-discard-due = votre stock déborde : défaussez d’abord des ressources
refusal-placing-due = posez d’abord vos ressources, puis dites que vous ne posez rien de plus
refusal-not-an-outcome = une carte ou un jeton va être révélé, et ce ne peut pas être celui-ci
refusal-action-made = vous avez déjà fait l’action de ce tour
refusal-action-due = vous n’avez pas encore fait l’action de ce tour
refusal-nothing-placed = il faut poser au moins une ressource
refusal-no-place = vos deux places pour des chantiers ouverts sont prises
refusal-not-on-display = { $site } n’est pas à l’étal
refusal-no-such-token = aucun jeton de cotation que vous pouvez retourner ne montre { $shown } avec { $behind } au dos
refusal-same-resource = les deux jetons doivent montrer des ressources différentes
refusal-turned-twice = votre jeton de production ({ $resource }) a déjà été tourné deux fois
refusal-no-coin = cela coûte 1 pièce, et vous n’en avez aucune
refusal-not-produced = aucun de vos jetons de production ne montre cette ressource : { $resource }
refusal-none-left = la réserve est épuisée pour cette ressource : { $resource }
refusal-reserve-empty = la réserve est vide
refusal-not-in-stock = votre stock ne contient pas cette ressource : { $resource }
refusal-not-your-site = { $site } n’est pas un de vos chantiers ouverts
refusal-no-slot = { $site } n’a pas d’emplacement libre de ce genre pour cette ressource : { $resource }
refusal-empty-site = rien n’est encore posé sur { $site }
refusal-not-selling = un chantier incomplet ne se vend qu’après avoir joué le pouvoir qui le permet
refusal-power-not-held = aucun de vos chantiers terminés ne donne plus ce pouvoir : { $power }
refusal-no-effect = ce pouvoir serait sans effet maintenant : { $power }

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
    .about = Payez 1 pièce et prenez deux ressources au choix dans la réserve ; défaussez ensuite pour n’en garder que quatre.
power-flip-two = retourner deux cotations
    .about = Retournez deux jetons de cotation qui montrent des ressources différentes.

# Les titres de la liste des coups

group-open = Ouvrir un chantier
group-flip = Retourner une cotation
group-turn = Produire
group-take = Prendre
group-discard = Défausser
group-place = Poser des ressources
group-power = Jouer un pouvoir
group-sell = Vendre incomplet
group-done = Terminer

# Sur le plateau

board-market = Le marché flottant
board-display = Les chantiers à l’étal
board-behind = autre face :
board-becomes = { $from } baisse à { $less }, { $to } monte à { $more }
board-reserve = { $number } dans la réserve
board-amount = { $number } × { $resource }
board-gap = plus rien
board-free = place libre
board-pile = { $number ->
    [0] La pile est vide
    [one] { $number } carte dans la pile
   *[other] { $number } cartes dans la pile
  }
board-last-turns = Derniers tours
board-worth = pièces à la vente maintenant, s’il était complet
board-worth-best = pièces au mieux à la vente maintenant, s’il était complet
board-pays = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } à la vente maintenant, s’il était complet
board-pays-best = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } au mieux à la vente maintenant, s’il était complet
board-pays-now = pièces pour ce qui s’y trouve maintenant
board-now = en l’état
board-complete = complet
board-holds = Dessus :
board-flips = Qui le prend retourne une cotation.
board-power = Pouvoir :
board-sell = Vendre pour
board-place-any = Emplacement au choix : qu’y poser ?
board-open = Chantiers ouverts
board-finished = Chantiers terminés
board-used = utilisé
board-unused = pas encore utilisé
board-stock = Stock
board-production = Production
board-shows-force = montre sa force
board-shows-resource = montre sa ressource
board-yields = { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } parmi : { $kinds }
board-yields-nothing = la production ne donne rien
board-prompt-open = Choisissez un chantier à ouvrir
board-prompt-flip = Retournez un jeton de cotation
board-prompt-flip-two = Retournez le premier jeton de cotation
board-prompt-flip-second = Retournez un jeton d’une autre ressource
board-prompt-turn = Tournez d’autres jetons pour 1 pièce chacun, ou produisez
board-prompt-take = { $number ->
    [one] Prenez { $number } ressource
   *[other] Prenez { $number } ressources
  }
board-prompt-discard = Défaussez pour n’en garder que { $number }
board-prompt-place = Posez des ressources sur vos chantiers
board-prompt-sell = Les chantiers incomplets peuvent être vendus ce tour-ci
