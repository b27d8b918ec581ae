export const summaryTexts = {
  total: "Total\u00a0: {{total}}",
  goods: "Articles",
  change: "Modifier",
  changeNamed: "Modifier\u00a0: {{name}}",
  billing: "Facturation",
  shipping: "Livraison",
  payment: "Paiement",
  nothingToPay: "Rien à régler",
  nothingToPayYet:
    "Rien à régler aujourd’hui, et aucune carte n’est demandée. Pour les livraisons suivantes, enregistrez une carte dans votre abonnement\u00a0: avant cela, rien n’est envoyé ni débité.",
  amounts: "Total de la commande",
  subscription: {
    title: "Votre abonnement",
    minimum: "2 livraisons au minimum\u00a0; ensuite, vous arrêtez quand vous voulez.",
    next: "{{frequency}}\u00a0: prochain débit le {{date}}, si vous payez aujourd’hui",
    nextWithoutCard: "{{frequency}}\u00a0: aucun débit sans carte enregistrée",
    price: "Chaque livraison est réglée au moment de son envoi, au prix du jour moins 10\u00a0%.",
  },
  withdrawal:
    "Vous avez 14 jours après la réception pour renoncer à votre achat, par le lien «\u00a0Renoncer au contrat ici\u00a0» au bas de chaque page. Les sacs, sachets et boîtes ouverts ne sont pas repris, pour des raisons d’hygiène.",
  terms: "En passant commande, vous acceptez nos",
  termsLink: "conditions générales de vente",
  submit: "Commander avec obligation de paiement",
  afterwards: {
    card: "Vous payez à l’étape suivante, sur la page sécurisée de notre prestataire.",
    paypal:
      "Vous payez à l’étape suivante, sur la page de PayPal. Votre commande part dès que PayPal nous le confirme.",
    delayed: "Les indications pour payer suivent la commande, ici et par e-\u2060mail.",
  },
  problems: {
    changed:
      "Votre commande a changé depuis que vous l’avez relue (articles, prix, livraison ou paiement). La voici à jour\u00a0: vérifiez-la, puis confirmez.",
    refused: "La commande n’a pas pu être passée\u00a0: {{reason}}",
    unknown:
      "Nous ne savons pas encore si votre commande est passée. Rien n’a été débité\u00a0: appuyez à nouveau dans quelques instants, elle ne sera passée qu’une fois, ou joignez notre service client{{contact}}.",
    failed:
      "Votre commande n’a pas pu être passée. Rien n’a été débité et rien n’est perdu\u00a0: réessayez dans quelques instants, ou joignez notre service client{{contact}}.",
  },
} as const;

interface Names {
  names: string;
}

export const refusalTexts = {
  cart: ({ names }: Names) =>
    names
      ? `il n’y a plus assez de stock pour ${names}. Réduisez la quantité, ou choisissez un autre format.`
      : "un article n’est plus disponible dans la quantité voulue. Réduisez-la, ou choisissez un autre format.",
  coupon: "le code promo ne s’applique plus. Retirez-le, ou essayez-en un autre.",
  facturation: "une adresse ne convient pas. Vérifiez-la, ou choisissez-en une autre.",
  livraison: "ce mode de livraison n’est plus proposé. Choisissez-en un autre.",
  paiement: "ce moyen de paiement n’est plus proposé. Choisissez-en un autre.",
  recapitulatif: "vérifiez-la, puis réessayez, ou contactez notre service client.",
} as const;
