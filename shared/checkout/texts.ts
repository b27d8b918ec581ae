export const checkoutTexts = {
  title: "Votre commande",
  progress: "Étapes de la commande",
  cart: "Panier",
  steps: {
    facturation: "Adresse",
    livraison: "Livraison",
    paiement: "Paiement",
    recapitulatif: "Récapitulatif",
  },
  stepTitles: {
    facturation: "Votre adresse",
    livraison: "Votre livraison",
    paiement: "Votre moyen de paiement",
    recapitulatif: "Vérifiez votre commande",
  },
  done: "étape terminée",
  aside: {
    title: "Votre commande",
    open: "Voir le détail",
    close: "Masquer le détail",
    articles: ({ count }: { count: number }) => (count === 1 ? "1 article" : `${count} articles`),
    withoutDelivery: "hors livraison",
    quantity: "Quantité\u00a0: {{quantity}}",
    change: "Modifier le panier",
    coupon: "Code promo {{code}}",
  },
  outage: {
    title: "Votre commande est momentanément inaccessible",
    text: "Notre service des commandes ne répond pas. Rien n’est perdu\u00a0: votre panier et ce que vous avez saisi sont gardés.",
    bought:
      "Notre service des commandes ne répond pas. Si vous venez de commander, votre commande est enregistrée\u00a0: l’e-\u2060mail de confirmation le dit, et cette page le dira dès que le service répondra.",
    retry: "Réessayer",
    cart: "Revoir mon panier",
    service: "Notre service client vous répond",
  },
  otherTab: {
    elsewhere: {
      title: "Cette commande est ouverte dans un autre onglet.",
      text: "Cette page est en pause, pour que rien ne soit envoyé deux fois. Continuez là-bas, ou ici\u00a0: l’autre onglet attendra.",
    },
    free: {
      title: "Cette commande n’est plus ouverte dans l’autre onglet.",
      text: "Vous pouvez la reprendre ici, telle qu’elle est maintenant.",
    },
    takeOver: "Continuer ici",
  },
  pending: "Un instant…",
  address: {
    note: "Livraison à domicile, en point relais ou en magasin\u00a0: vous choisissez à l’étape suivante.",
  },
  billing: {
    submit: "Continuer vers la livraison",
  },
  shipping: {
    total: "Total de la commande\u00a0: {{total}}.",
    totalWithoutDelivery: "Total hors livraison\u00a0: {{total}}.",
    to: "Adresse de livraison",
    change: "Modifier",
    changeNamed: "Modifier l’adresse de livraison",
    none: {
      title: "Aucune livraison possible à cette adresse",
      text: "Votre commande est trop lourde, ou cette adresse trop loin, pour nos transporteurs. Choisissez une autre adresse, ou allégez votre panier.",
      address: "Changer d’adresse",
      cart: "Revoir mon panier",
    },
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
