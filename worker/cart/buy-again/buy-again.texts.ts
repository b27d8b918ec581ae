export const buyAgainNotices = {
  all: "Votre commande est de nouveau dans votre panier, aux prix d’aujourd’hui.",
  some: "Les articles disponibles sont de nouveau dans votre panier, aux prix d’aujourd’hui.",
  nothing: "Rien de cette commande n’est disponible pour l’instant.",
  gone: "N’est plus en vente\u00a0: {{names}}.",
  soldOut: "En rupture de stock\u00a0: {{names}}.",
  fewer: "Il n’en reste que {{quantity}}\u00a0: {{name}}.",
  refused: "Ne peut pas être ajouté pour l’instant\u00a0: {{names}}.",
  subscribed: "Déjà en abonnement dans votre panier, et laissé tel quel\u00a0: {{names}}.",
  full: "Un panier contient au plus 99 paquets de chaque format\u00a0: rien n’est ajouté pour {{names}}.",
  changed:
    "Changé dans votre panier depuis que cette page est affichée, et pas ajouté\u00a0: {{names}}. Rechargez la page, puis recommencez.",
  otherRhythm:
    "Déjà dans votre panier à un autre rythme, et laissé tel quel\u00a0: {{names}}. La quantité et le rythme s’y changent.",
  boughtOnce:
    "Déjà dans votre panier en achat unique, et laissé tel quel\u00a0: {{names}}. La quantité et le rythme s’y changent.",
  rhythmIgnored:
    "Ce rythme de livraison n’a pas pu être enregistré, et rien n’a été ajouté\u00a0: {{names}}. Réessayez plus tard, ou choisissez l’achat unique.",
  offered: "Offert avec cette commande, et donc pas repris\u00a0: {{names}}.",
  sample: "Un seul échantillon par recette, sans abonnement\u00a0: {{names}}.",
  unreadable: "Ne s’affiche pas en entier pour l’instant, et n’est pas repris\u00a0: {{names}}.",
  unread: "Un article de cette commande ne peut pas s’afficher pour l’instant\u00a0: il n’est pas repris.",
  once: "En achat unique cette fois, sans nouvel abonnement\u00a0: {{names}}. Le rythme se choisit dans le panier.",
  interrupted:
    "Notre service des commandes s’est interrompu. Pas encore dans votre panier\u00a0: {{names}}. Recommencez dans quelques instants\u00a0: rien n’y sera mis deux fois.",
  unsure:
    "Notre service des commandes s’est interrompu, et votre panier n’a peut-être pas tout reçu. Recommencez dans quelques instants\u00a0: rien n’y sera mis deux fois.",
} as const;
