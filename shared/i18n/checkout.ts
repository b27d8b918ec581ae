/** Texts of the checkout funnel (spec 2, order funnel). */
export const checkoutTexts = {
  title: "Votre commande",
  progress: "Étapes de la commande",
  cart: "Panier",
  steps: {
    facturation: "Facturation",
    livraison: "Livraison",
    paiement: "Paiement",
    recapitulatif: "Récapitulatif",
  },
  stepTitles: {
    facturation: "Votre adresse de facturation",
    livraison: "Votre livraison",
    paiement: "Votre moyen de paiement",
    recapitulatif: "Vérifiez votre commande",
  },
  done: "étape faite",
  aside: {
    title: "Votre commande",
    open: "Voir le détail",
    articles: ({ count }: { count: number }) => (count === 1 ? "1 article" : `${count} articles`),
    quantity: "Quantité\u00a0: {{quantity}}",
    change: "Modifier le panier",
    coupon: "Code promo {{code}}",
  },
  pending: "Un instant…",
  billing: {
    legend: "Où envoyer la facture\u00a0?",
    new: "Une autre adresse",
    favourite: "Favorite",
    submit: "Continuer vers la livraison",
  },
  shipping: {
    legend: "Comment souhaitez-vous être livré\u00a0?",
    pickupPoint: "Numéro du point de retrait",
    submit: "Continuer vers le paiement",
  },
  payment: {
    legend: "Comment souhaitez-vous payer\u00a0?",
    submit: "Continuer vers le récapitulatif",
  },
  summary: {
    submit: "Commander avec obligation de paiement",
  },
} as const;
