export const dashboardTexts = {
  attention: {
    title: "À faire",
    payment: {
      refused:
        "Le paiement de votre commande n°\u00a0{{number}} a été refusé. Il vous reste {{total}} à régler.",
      promised:
        "En attente de votre virement ou de votre chèque de {{total}} pour la commande n°\u00a0{{number}}. Déjà envoyé\u00a0? C’est parfait.",
      due: "Votre commande n°\u00a0{{number}} attend son paiement de {{total}}.",
      unknown:
        "En attente de votre paiement de {{total}} pour la commande n°\u00a0{{number}}. Virement ou chèque déjà envoyé\u00a0? C’est parfait.",
    },
    pay: "Finaliser le paiement",
    payNamed: "Finaliser le paiement de la commande n°\u00a0{{number}}",
    found: ({ count }: { count: number }) =>
      `À faire\u00a0: ${count}\u00a0${count > 1 ? "points" : "point"} à voir`,
    more: ({ count }: { count: number }) =>
      `Et ${count}\u00a0${count > 1 ? "autres points" : "autre point"}\u00a0: vos commandes et vos abonnements ${count > 1 ? "les" : "le"} détaillent.`,
    none: "Vous n’avez rien à faire.",
    unchecked: {
      payments: "Vos paiements ne s’affichent pas pour l’instant. Revenez dans quelques minutes.",
      subscriptions: "Vos abonnements ne s’affichent pas pour l’instant. Revenez dans quelques minutes.",
      both: "Vos paiements et vos abonnements ne s’affichent pas pour l’instant. Revenez dans quelques minutes.",
    },
  },
  unverified: {
    text: "Votre adresse e-\u2060mail n’est pas encore confirmée. Ouvrez l’e-\u2060mail que nous vous avons envoyé, ou demandez-en un autre.",
    submit: "Renvoyer l’e-mail",
  },
  delivery: {
    leaves: "Envoi",
    items: "Dans le colis",
    item: "{{quantity}}\u00a0× {{name}}",
    more: "et {{count}} de plus",
    until: "Modifiable jusqu’au {{moment}}",
    days: "Modifiable jusqu’à 4\u00a0jours avant le départ",
    locked: "En préparation",
    last: "Dernier colis de cet abonnement, en préparation",
    charge: "{{amount}}, livraison comprise",
    chargeUnknown: "Vous recevrez le montant par e-\u2060mail une semaine avant",
    number: "Abonnement n°\u00a0{{number}}",
    others: "Ensuite",
    other: "{{day}}\u00a0: {{name}}",
    pausedUntil: "{{name}}\u00a0: en pause jusqu’au {{date}}",
    paused: "{{name}}\u00a0: en pause",
    manage: "Voir et modifier",
    show: "Voir ce colis",
    date: "Changer la date",
    skip: "Sauter celle-ci",
    all: "Mes abonnements",
    empty:
      "Vous n’avez pas d’abonnement en cours. Avec un abonnement, les repas de votre animal arrivent à votre rythme, 10\u00a0% moins chers. Deux livraisons au minimum.",
    discover: "Choisir ses repas",
    down: "Vos colis ne s’affichent pas pour l’instant. Rien n’a changé. Revenez dans quelques minutes.",
  },
  animals: {
    kind: { dog: "Chien", cat: "Chat" },
    unnamed: "Sans nom",
    more: "et {{count}} de plus",
    all: "Mes animaux",
    add: "Ajouter un animal",
    empty: "Ajoutez votre animal\u00a0: nous calculerons sa ration.",
    guide: "Trouver ses croquettes",
    down: "Vos animaux ne s’affichent pas pour l’instant. Ils sont toujours enregistrés. Revenez dans quelques minutes.",
  },
  favourite: {
    none: "Vous n’avez pas encore choisi d’adresse favorite. La première de votre carnet\u00a0:",
    all: "Gérer mes adresses",
    empty: "Enregistrez une adresse pour commander plus vite la prochaine fois.",
    add: "Ajouter une adresse",
    down: "Vos adresses ne s’affichent pas pour l’instant. Elles sont toujours enregistrées. Réessayez dans quelques instants.",
  },
  service: {
    text: "Une question sur une commande, un colis, un repas\u00a0? Nous répondons sous un jour ouvré.",
    write: "Nous écrire",
    faq: "Questions fréquentes",
  },
} as const;
