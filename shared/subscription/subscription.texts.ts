interface Shipped {
  count: number;
  isSending: boolean;
}

function shippedSoFar({ count, isSending }: Shipped): string {
  if (count > 0) return `${count} envoyée${count > 1 ? "s" : ""} à ce jour`;
  return isSending ? "la première est en cours d’envoi" : "aucune n’est encore partie";
}

export const subscriptionTexts = {
  ended: {
    text: "Cet abonnement est terminé. Plus rien ne part et rien n’est débité.",
    last: "Cet abonnement est arrêté. Son dernier colis part le {{day}}, et {{total}} sont débités ce jour-là, livraison comprise. Ensuite, plus rien.",
    lastUnknown:
      "Cet abonnement est arrêté. Son dernier colis part et est débité le {{day}}. Ensuite, plus rien.",
    pending: "Cet abonnement est terminé. Sa dernière commande est encore en cours. Ensuite, plus rien.",
    history: "Voir les commandes passées",
    again: "Voir nos repas",
  },
  pending: {
    sending: {
      text: "Un colis est en cours d’envoi. Vos changements porteront sur le suivant.",
      order: "Suivre cette commande",
    },
    unpaid: {
      text: "Vos changements porteront sur le colis suivant, pas sur la commande à régler.",
      order: "Voir cette commande",
    },
    unconfirmed: {
      text: "Votre banque n’a pas encore confirmé le paiement de ce colis. Il partira ensuite.",
      order: "Voir cette commande",
    },
  },
  goods: {
    title: "Dans le colis",
    empty: "Aucun article ne s’affiche.",
    quantity: "Quantité\u00a0: {{quantity}}",
    unit: "{{price}} l’unité",
    instead: "{{price}} l’unité, au lieu de {{original}} sans abonnement",
    once: "Dans ce colis seulement",
    unavailable: "Indisponible, vous ne le paierez pas",
    quantites: { label: "Quantité", of: "Quantité de {{name}}" },
    echanger: { label: "Échanger", of: "Échanger {{name}}" },
    retirer: { label: "Retirer", of: "Retirer {{name}}" },
    ajouter: "Ajouter un produit",
  },
  amounts: {
    title: "Montant",
    coupon: "Remises, avec {{codes}}",
    total: "Total, livraison comprise",
    code: "Codes promo",
  },
  places: {
    delivery: "Livraison",
    billing: "Adresse de facturation",
    payment: "Paiement",
    unknown: "Ne peut pas être affiché pour l’instant.",
    card: "{{brand}} finissant par {{digits}}",
    cardUnnamed: "Carte finissant par {{digits}}",
    expires: "Expire fin {{month}}",
    noCard: "Aucune carte n’est enregistrée.",
    adresses: "Changer les adresses",
    livraison: "Changer de mode de livraison",
    paiement: "Changer de carte",
    debited: "Débitée le jour de l’envoi.",
  },
  terms: {
    frequency: "Rythme",
    frequencyUnknown: "Ne peut pas être affiché pour l’instant.",
    frequence: "Changer le rythme",
    pause: {
      title: "Pause",
      text: "Un départ, un placard plein\u00a0? Mettez votre abonnement en pause, trois mois au plus.",
      until: "En pause jusqu’au {{date}}.",
      now: "En pause.",
      pause: "Mettre en pause",
      reprise: "Reprendre mes livraisons",
    },
    history: {
      title: "Commandes de cet abonnement",
      shipped: ({ count, isSending }: Shipped) => {
        if (count > 1) return `${count} colis envoyés.`;
        if (count === 1) return "1 colis envoyé.";
        return isSending ? "Votre premier colis est en cours d’envoi." : "Aucun colis n’est encore parti.";
      },
      link: "Voir l’historique",
    },
    end: {
      title: "Fin de l’abonnement",
      free: "Vous pouvez y mettre fin quand vous voulez, sans frais.",
      minimum: ({ minimum, count, isSending }: Shipped & { minimum: number }) =>
        `${minimum} livraisons au minimum, ${shippedSoFar({ count, isSending })}.`,
      resiliation: "Résilier l’abonnement",
    },
    since: "Abonnement commencé le {{date}}",
  },
} as const;
