export const dashboardTexts = {
  attention: {
    title: "À faire",
    payment: {
      refused: "Le paiement de votre commande n°\u00a0{{number}} a été refusé. {{total}} restent à régler.",
      promised:
        "Votre commande n°\u00a0{{number}} attend votre virement ou votre chèque de {{total}}. Déjà envoyé\u00a0? Vous n’avez rien d’autre à faire.",
      due: "Votre commande n°\u00a0{{number}} attend son paiement de {{total}}.",
      unknown:
        "Votre commande n°\u00a0{{number}} attend son paiement de {{total}}. Virement ou chèque déjà envoyé\u00a0? Vous n’avez rien d’autre à faire.",
    },
    pay: "Finaliser le paiement",
    payNamed: "Finaliser le paiement de la commande n°\u00a0{{number}}",
    found: ({ count }: { count: number }) =>
      `À faire\u00a0: ${count}\u00a0${count > 1 ? "points" : "point"} à voir`,
    more: ({ count }: { count: number }) =>
      `Et ${count}\u00a0${count > 1 ? "autres points" : "autre point"}\u00a0: vos commandes et vos abonnements ${count > 1 ? "les" : "le"} détaillent.`,
    none: "Paiements et abonnements vérifiés\u00a0: rien à faire.",
    unchecked: {
      payments: "Vos paiements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
      subscriptions: "Vos abonnements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
      both: "Vos paiements et vos abonnements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
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
    days: "Modifiable jusqu’à 4 jours avant l’envoi",
    locked: "En préparation\u00a0: elle ne peut plus être modifiée",
    last: "Dernier colis de cet abonnement, en préparation\u00a0: ensuite, plus rien ne sera envoyé ni débité",
    charge: "{{amount}}, livraison comprise",
    chargeUnknown: "Montant rappelé par e-\u2060mail une semaine avant",
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
      "Pas de livraison prévue. Avec l’abonnement, les repas de votre animal arrivent à votre rythme, avec 10\u00a0% de réduction et 2 livraisons au minimum.",
    discover: "Choisir ses repas",
    down: "Vos livraisons ne s’affichent pas pour l’instant. Elles n’ont pas changé\u00a0: revenez dans quelques minutes.",
  },
  animals: {
    kind: { dog: "Chien", cat: "Chat" },
    unnamed: "Sans nom",
    more: "et {{count}} de plus",
    all: "Mes animaux",
    add: "Ajouter un animal",
    empty:
      "Pas encore d’animal enregistré. Présentez-nous votre compagnon\u00a0: nous calculerons sa ration.",
    guide: "Trouver ses croquettes",
    down: "Vos animaux ne s’affichent pas pour l’instant. Ils sont toujours là\u00a0: revenez dans quelques minutes.",
  },
  favourite: {
    none: "Vous n’avez pas encore choisi d’adresse favorite. La première de votre carnet\u00a0:",
    all: "Gérer mes adresses",
    empty: "Enregistrez une adresse\u00a0: elle vous sera proposée à votre prochaine commande.",
    add: "Ajouter une adresse",
    down: "Vos adresses ne s’affichent pas pour l’instant. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
  },
  service: {
    text: "Une question sur une commande, un colis, un repas\u00a0? Nous répondons sous un jour ouvré.",
    write: "Nous écrire",
    faq: "Questions fréquentes",
  },
} as const;
