export const followedOrderTexts = {
  title: "Commande n°\u00a0{{number}}",
  unnumbered: "Votre commande",
  date: "Passée le {{date}}",
  steps: "Où en est-elle\u00a0?",
  parcels: "Votre colis",
  delivery: "Livraison",
  home: "Destination\u00a0: {{town}}",
  goods: "Dans le colis",
  item: "{{quantity}}\u00a0× {{name}}",
  whole: {
    text: "Pour la facture, une annulation ou un colis abîmé, ouvrez la commande dans votre compte.",
    link: "Voir toute la commande",
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Un lien de suivi fonctionne 60\u00a0jours. Votre commande reste dans votre compte.",
  },
  busy: {
    title: "Un instant, s’il vous plaît",
    text: "Trop de suivis viennent d’être ouverts depuis votre réseau. Réessayez dans une minute.",
  },
  down: {
    title: "Le suivi ne s’affiche pas pour l’instant",
    text: "Votre commande n’a pas changé. Réessayez dans quelques minutes.",
  },
  retry: "Réessayer",
} as const;
