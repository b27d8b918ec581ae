interface Names {
  names: string;
}

export const checkoutNotices = {
  empty: "Votre panier est vide. Il n’y a rien à commander pour l’instant.",
  unknownGoods:
    "Votre panier ne s’affiche pas en entier. Pour commander, rechargez la page dans quelques instants.",
  cartGone: "Ce panier n’existe plus. Voici votre panier actuel.",
  gone: "Cette commande n’existe plus. Vous l’avez peut-être vidée dans un autre onglet. Voici votre panier.",
  notThere: "Cette commande n’existe pas ou n’existe plus. Voici votre panier.",
  soldOut: ({ names }: Names) =>
    `En rupture de stock\u00a0: ${names}. Retirez-le de votre panier, ou choisissez un autre format, pour commander.`,
  notYet: "Cette étape vient un peu plus tard. Voici où en est votre commande.",
  notDelivered:
    "Nous ne livrons pas encore l’outre-mer. Choisissez une autre adresse de livraison. L’adresse de facturation, elle, peut s’y trouver.",
  skipped: "Il n’y a rien à choisir à cette étape pour votre commande.",
  changed:
    "Votre commande a changé depuis l’affichage de cette page, peut-être dans un autre onglet. Rien n’a été validé. Vérifiez-la avant de continuer.",
  changedWhilePlaced:
    "Votre commande est enregistrée pour un total de {{total}}. Ce n’est pas tout à fait celle que vous avez relue, car elle a changé au même moment, peut-être depuis un autre appareil. Si elle ne vous convient pas, ne la réglez pas et joignez notre service client{{contact}}.",
  priceChanged: "Le prix de {{name}} a changé\u00a0: {{price}} l’unité aujourd’hui.",
  lineGone: "{{name}} n’est plus dans votre commande.",
  nowOnce: "En achat unique désormais, et non plus en abonnement\u00a0: {{names}}.",
  nowSubscribed: "En abonnement désormais, {{frequency}}, {{minimum}} livraisons au minimum\u00a0: {{name}}.",
  otherFrequency: "Livré désormais {{frequency}}\u00a0: {{name}}.",
  subscribed: "En abonnement, {{minimum}} livraisons au minimum\u00a0: {{names}}.",
  couponLost:
    "Le code {{code}} n’est plus appliqué à votre panier. Saisissez-le de nouveau pour savoir s’il est encore valable.",
  reductionLost: "La remise du code {{code}} ne s’applique plus à votre panier tel qu’il est.",
  couponGone: "Le code {{code}} ne s’applique plus à votre commande.",
  pointStays:
    "Votre point de retrait n’a pas changé. Vérifiez qu’il convient à votre nouvelle adresse, ou choisissez-en un autre.",
  notKept: "Votre adresse est enregistrée pour cette commande, mais pas dans votre carnet.",
  generic: "Une erreur est survenue. Réessayez dans quelques instants, ou contactez notre service client.",
  failed:
    "Une erreur est survenue. Réessayez dans quelques instants, ou contactez notre service client au {{phone}} ou à {{email}}.",
} as const;
