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
    text: "Rien n’est perdu, ni votre panier ni votre saisie. Réessayez dans quelques instants.",
    bought:
      "Vous venez de commander\u00a0? Votre commande est enregistrée. Vous recevrez un e-\u2060mail de confirmation.",
    retry: "Réessayer",
    cart: "Revoir mon panier",
    service: "Notre service client",
  },
  otherTab: {
    elsewhere: {
      title: "Cette commande est ouverte dans un autre onglet.",
      text: "Continuez dans cet autre onglet, ou ici. Vous ne commanderez pas deux fois.",
    },
    free: {
      title: "Cette commande n’est plus ouverte dans l’autre onglet.",
      text: "Vous pouvez la reprendre ici, telle qu’elle est maintenant.",
    },
    takeOver: "Continuer ici",
  },
  goOn: "Continuer",
  pending: "Un instant…",
  address: {
    note: "À domicile, en point relais ou en magasin\u00a0? Vous choisirez à l’étape suivante.",
  },
  shipping: {
    total: "Total de la commande\u00a0: {{total}}.",
    totalWithoutDelivery: "Total hors livraison\u00a0: {{total}}.",
    to: "Adresse de livraison",
    change: "Modifier",
    changeNamed: "Modifier l’adresse de livraison",
    none: {
      title: "Nous ne pouvons pas livrer à cette adresse",
      text: "Votre commande est trop lourde, ou cette adresse trop éloignée. Choisissez une autre adresse, ou allégez votre panier.",
      address: "Changer d’adresse",
      cart: "Revoir mon panier",
    },
  },
  payment: {
    legend: "Comment souhaitez-vous payer\u00a0?",
  },
  summary: {
    submit: "Commander avec obligation de paiement",
  },
} as const;
