export const summaryTexts = {
  total: "Total\u00a0: {{total}}",
  short: {
    line: "{{quantity}}\u00a0× {{name}}",
    others: ({ count }: { count: number }) =>
      count === 1 ? "et 1\u00a0autre article" : `et ${count}\u00a0autres articles`,
    terms: "{{frequency}}, {{minimum}}\u00a0livraisons au minimum.",
    next: "Prochain débit le {{date}}\u00a0: {{amount}}.",
  },
  goods: "Articles",
  change: "Modifier",
  changeNamed: "Modifier\u00a0: {{name}}",
  billing: "Facturation",
  shipping: "Livraison",
  payment: "Paiement",
  nothingToPay: "Rien à régler",
  nothingToPayYet:
    "Vous n’avez rien à régler aujourd’hui. Pour recevoir les colis suivants, enregistrez une carte dans votre abonnement.",
  onlyMethod: "{{name}} (seul moyen avec un abonnement)",
  whyOnly: "Pourquoi\u00a0?",
  onlyBecause:
    "Chaque colis de votre abonnement est payé à l’envoi. Les autres moyens de paiement ne le permettent pas.",
  amounts: "Total de la commande",
  subscription: {
    title: "Votre abonnement",
    minimum: "2 livraisons au minimum. Ensuite, vous arrêtez quand vous voulez.",
    next: "{{frequency}}\u00a0: prochain débit le {{date}}, si vous payez aujourd’hui",
    nextWithoutCard: "{{frequency}}\u00a0: aucun débit sans carte enregistrée",
    price: "Chaque colis est payé à l’envoi, au prix du jour moins 10\u00a0%.",
  },
  withdrawal:
    "Vous avez 14\u00a0jours après la réception pour changer d’avis, par le lien «\u00a0Renoncer au contrat ici\u00a0» au bas de chaque page. Les sacs, sachets et boîtes ouverts ne sont pas repris, pour des raisons d’hygiène.",
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
      "Votre commande a changé depuis que vous l’avez relue (articles, prix, livraison ou paiement). La voici à jour. Vérifiez-la, puis confirmez.",
    refused: "Votre commande n’est pas passée\u00a0: {{reason}}",
    unknown:
      "Nous ne savons pas encore si votre commande est passée. Rien n’a été débité. Appuyez de nouveau dans quelques instants, elle ne sera passée qu’une fois. Ou joignez notre service client{{contact}}.",
    failed:
      "Votre commande n’est pas passée. Rien n’a été débité et votre panier est intact. Réessayez dans quelques instants, ou joignez notre service client{{contact}}.",
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
