export const buyAgainNotices = {
  all: "Tout est dans votre panier, aux prix du jour.",
  ready: "Les mêmes articles, aux prix du jour.",
  onceInOrder: "En achat unique cette fois\u00a0: {{names}}.",
  some: "Les articles disponibles sont dans votre panier, aux prix du jour.",
  nothing: "Aucun article de cette commande n’est disponible pour l’instant.",
  gone: "N’est plus en vente\u00a0: {{names}}.",
  soldOut: "En rupture de stock\u00a0: {{names}}.",
  fewer: "Il n’en reste que {{quantity}}\u00a0: {{name}}.",
  refused: "Ne peut pas être ajouté pour l’instant\u00a0: {{names}}.",
  subscribed: "Déjà en abonnement dans votre panier, et inchangé\u00a0: {{names}}.",
  full: "Non ajouté, car un panier contient au plus 99\u00a0paquets de chaque format\u00a0: {{names}}.",
  changed:
    "Non ajouté, car votre panier a changé entre-temps\u00a0: {{names}}. Rechargez la page, puis recommencez.",
  otherRhythm:
    "Déjà dans votre panier à un autre rythme, et inchangé\u00a0: {{names}}. Changez-y la quantité ou le rythme.",
  boughtOnce:
    "Déjà dans votre panier en achat unique, et inchangé\u00a0: {{names}}. Changez-y la quantité ou le rythme.",
  rhythmIgnored:
    "Non ajouté, car ce rythme n’est pas enregistré\u00a0: {{names}}. Réessayez plus tard, ou choisissez l’achat unique.",
  offered: "Offert avec cette commande, et non repris\u00a0: {{names}}.",
  sample: "Un seul échantillon par recette, sans abonnement\u00a0: {{names}}.",
  unreadable: "Non repris, car il ne s’affiche pas en entier pour l’instant\u00a0: {{names}}.",
  unread: "Un article de cette commande n’est pas repris, car il ne s’affiche pas pour l’instant.",
  once: "En achat unique cette fois\u00a0: {{names}}. Pour un abonnement, choisissez le rythme dans le panier.",
  interrupted:
    "Pas encore dans votre panier\u00a0: {{names}}. Recommencez dans quelques instants. Rien ne sera ajouté deux fois.",
  unsure:
    "Tout n’est peut-être pas dans votre panier. Recommencez dans quelques instants. Rien ne sera ajouté deux fois.",
} as const;

export const orderAgainTexts = {
  titleWithArrival: "Comme la dernière fois, {{arrival}}",
  line: "{{quantity}}\u00a0× {{name}}",
  others: ({ count }: { count: number }) =>
    count === 1 ? "et 1\u00a0autre article" : `et ${count}\u00a0autres articles`,
  total: "{{total}}, livraison comprise",
  goodsAlone: "{{total}} hors livraison",
  pricesOfToday: "Aux prix du jour",
  beside:
    "Votre panier contient d’autres articles. Ils y restent, et vous verrez le tout avant de commander.",
} as const;
