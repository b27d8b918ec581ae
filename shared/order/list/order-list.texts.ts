export const orderListTexts = {
  title: "Mes commandes",
  ofSubscription: {
    title: "Historique de mon abonnement",
    unnamed: "Mon abonnement",
    step: "Historique",
    empty: {
      title: "Rien n’est encore parti",
      text: "Les commandes de cet abonnement apparaîtront ici, avec leur suivi et leurs factures.",
      back: "Voir ma prochaine livraison",
    },
    back: "Retour à mon abonnement",
  },
  latest: "Votre dernière commande",
  history: "Historique",
  older: "Commandes plus anciennes",
  number: "Commande n°\u00a0{{number}}",
  unnumbered: "Commande",
  date: "Passée le {{date}}",
  articles: ({ count }: { count: number }) => `${count}\u00a0${count > 1 ? "articles" : "article"}`,
  others: ({ count }: { count: number }) =>
    ` et ${count}\u00a0${count > 1 ? "autres produits" : "autre produit"}`,
  total: "Total",
  subscription: "Livraison d’abonnement",
  see: "Voir la commande",
  seeNamed: "Voir la commande n°\u00a0{{number}}",
  pay: "Finaliser le paiement",
  payNamed: "Finaliser le paiement de la commande n°\u00a0{{number}}",
  more: "Afficher plus de commandes",
  newer: "Afficher les commandes plus récentes",
  shown: ({ shown, total }: { shown: number; total: number }) =>
    `${shown}\u00a0commandes affichées sur ${total}`,
  shownAll: ({ count }: { count: number }) => `${count}\u00a0${count > 1 ? "commandes" : "commande"}`,
  partial:
    "La suite de vos commandes ne peut pas être affichée pour le moment. Réessayez dans quelques instants.",
  empty: {
    title: "Pas encore de commande",
    text: "Vos commandes apparaîtront ici, avec leur suivi et leurs factures.",
    dog: "Voir les produits pour chien",
    cat: "Voir les produits pour chat",
  },
  down: {
    title: "Vos commandes ne peuvent pas être affichées pour le moment",
    text: "Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
} as const;
