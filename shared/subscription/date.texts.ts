export const dateTexts = {
  date: {
    title: "Changer la date de livraison",
    now: "Votre prochaine livraison part le {{day}}.",
    legend: "Nouvelle date d’envoi",
    hint: "Votre colis part et il est débité le jour choisi. Vous pouvez encore le modifier jusqu’au quatrième jour avant, à 23\u00a0h\u00a059.",
    pending:
      "Une commande est en cours d’envoi\u00a0: elle ne change pas. La date que vous choisissez est celle de la livraison suivante.",
    gone: "Le {{day}} ne peut plus être choisi\u00a0: voici les jours encore possibles.",
    previous: "Mois précédent\u00a0: {{month}}",
    next: "Mois suivant\u00a0: {{month}}",
    keys: "Flèches pour changer de jour, Page précédente et Page suivante pour changer de mois, Entrée pour choisir.",
    today: "aujourd’hui",
    planned: "date prévue",
    effect: "Votre colis partira le {{day}}\u00a0; modifiable jusqu’au {{last}} à 23\u00a0h\u00a059.",
    charge: "{{amount}} seront débités ce jour-là.",
    unchanged: "C’est la date déjà prévue.",
    after: "Les livraisons suivantes sont comptées à partir de ce jour.",
    confirm: "Confirmer cette date",
    keep: "Garder le {{day}}",
    done: "C’est noté\u00a0: votre prochaine livraison partira le {{day}}.",
    until: "Vous pouvez encore la modifier jusqu’au {{last}} à 23\u00a0h\u00a059.",
    undo: "Revenir au {{day}}",
    none: "Choisissez un jour.",
    range: "Choisissez un jour du {{first}} au {{last}}.",
  },
  skip: {
    title: "Sauter une livraison",
    question:
      "La livraison du {{day}} ne partira pas, et ne sera pas débitée. La suivante partira le {{next}}.",
    pending:
      "Une commande est en cours d’envoi\u00a0: elle arrivera comme prévu. La livraison que vous sautez est celle d’après.",
    amount: "{{amount}} seront débités le {{next}}, comme prévu aujourd’hui.",
    confirm: "Sauter cette livraison",
    keep: "Garder ma livraison",
    done: "C’est noté\u00a0: la livraison du {{skipped}} ne partira pas, la prochaine partira le {{day}}.",
  },
} as const;
