interface Names {
  names: string;
}

export const checkoutNotices = {
  empty: "Votre panier est vide\u00a0: il n’y a rien à commander pour l’instant.",
  unknownGoods:
    "Nous ne pouvons pas afficher tout ce que contient votre panier\u00a0: vous pourrez commander dès que tout sera visible. Rechargez la page dans quelques instants.",
  cartGone: "Ce panier n’existe plus\u00a0: le voici tel qu’il est.",
  gone: "Cette commande n’existe plus\u00a0: elle a peut-être été vidée dans un autre onglet. Voici votre panier.",
  notThere: "Cette commande n’existe pas ou n’existe plus. Voici votre panier.",
  soldOut: ({ names }: Names) =>
    `En rupture de stock\u00a0: ${names}. Retirez-le de votre panier, ou choisissez un autre format, pour commander.`,
  notYet: "Cette étape vient un peu plus tard\u00a0: voici où en est votre commande.",
  notDelivered:
    "Nous ne livrons pas encore l’outre-mer\u00a0: choisissez une autre adresse de livraison. L’adresse de facturation, elle, peut s’y trouver.",
  skipped: "Il n’y a rien à choisir à cette étape pour votre commande.",
  changed:
    "Votre commande a changé depuis l’affichage de cette page, peut-être dans un autre onglet. Vérifiez-la avant de continuer\u00a0: rien n’a été validé.",
  changedWhilePlaced:
    "Votre commande n’est pas tout à fait celle que vous avez relue\u00a0: elle a changé au même moment, peut-être depuis un autre appareil. Elle est enregistrée pour un total de {{total}}. Si ce n’est pas ce que vous vouliez, ne la réglez pas et joignez notre service client{{contact}}.",
  priceChanged: "Le prix de {{name}} a changé\u00a0: {{price}} l’unité aujourd’hui.",
  lineGone: "{{name}} n’est plus dans votre commande.",
  nowOnce: "En achat unique désormais, et non plus en abonnement\u00a0: {{names}}.",
  nowSubscribed: "En abonnement désormais, {{frequency}}, {{minimum}} livraisons au minimum\u00a0: {{name}}.",
  otherFrequency: "Livré désormais {{frequency}}\u00a0: {{name}}.",
  subscribed: "En abonnement, {{minimum}} livraisons au minimum\u00a0: {{names}}.",
  couponLost:
    "Le code {{code}} n’est plus appliqué à votre panier\u00a0: la remise n’est plus dans le total. Saisissez-le de nouveau pour savoir s’il est encore valable.",
  reductionLost: "La remise du code {{code}} ne s’applique plus à votre panier tel qu’il est.",
  couponGone: "Le code {{code}} ne s’applique plus à votre commande.",
  pointStays:
    "Votre point de retrait n’a pas changé. Vérifiez qu’il convient à votre nouvelle adresse, ou choisissez-en un autre.",
  notKept: "Votre adresse est notée pour cette commande, mais n’a pas pu être gardée dans votre carnet.",
  generic: "Une erreur est survenue. Réessayez dans quelques instants, ou contactez notre service client.",
  failed:
    "Une erreur est survenue, et rien n’a été perdu. Réessayez dans quelques instants, ou contactez notre service client au {{phone}} ou à {{email}}.",
} as const;
