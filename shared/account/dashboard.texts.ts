/** Of the cards that the worker renders. */
export const dashboardTexts = {
  delivery: {
    items: "Dans le colis",
    item: "{{quantity}}\u00a0× {{name}}",
    more: "et {{count}} de plus",
    until: "Modifiable jusqu’au {{moment}}",
    days: "Modifiable jusqu’à 4 jours avant l’envoi",
    locked: "En préparation\u00a0: elle ne peut plus être modifiée",
    number: "Abonnement n°\u00a0{{number}}",
    others: "Ensuite",
    other: "{{day}}, abonnement n°\u00a0{{number}}",
    pausedUntil: "Abonnement n°\u00a0{{number}} en pause jusqu’au {{date}}",
    paused: "Abonnement n°\u00a0{{number}} en pause",
    contact: "Demander un changement au service client",
    empty:
      "Pas de livraison prévue. Avec l’abonnement, ses repas arrivent à votre rythme, avec 10\u00a0% de réduction et 2 livraisons au minimum.",
    discover: "Choisir ses repas",
    down: "Vos livraisons ne s’affichent pas pour l’instant. Elles n’ont pas changé\u00a0: revenez dans quelques minutes.",
  },
  animals: {
    kind: { dog: "Chien", cat: "Chat" },
    contact: "Compléter un profil avec le service client",
    empty: "Pas encore d’animal enregistré. Chaque repas a sa ration\u00a0: voyez ceux de votre compagnon.",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
    down: "Vos animaux ne s’affichent pas pour l’instant. Ils sont toujours là\u00a0: revenez dans quelques minutes.",
  },
  favourite: {
    none: "Aucune n’est encore votre favorite. La première de votre carnet\u00a0:",
    all: "Gérer mes adresses",
    empty: "Enregistrez une adresse\u00a0: elle vous attendra à votre prochaine commande.",
    add: "Ajouter une adresse",
    down: "Vos adresses ne s’affichent pas pour l’instant. Elles n’ont pas bougé\u00a0: revenez dans quelques minutes.",
  },
  service: {
    text: "Une question sur une commande, un colis, un repas\u00a0? Nous répondons sous un jour ouvré.",
    write: "Nous écrire",
    faq: "Questions fréquentes",
  },
} as const;
