export const pauseTexts = {
  pause: {
    title: "Mettre mon abonnement en pause",
    what: "Pendant la pause, rien n’est préparé, expédié ni débité. Votre remise et vos réglages vous attendent.",
    locked:
      "Votre colis du {{day}} est déjà en préparation\u00a0: il part et il est débité comme prévu. La pause commencera ensuite.",
    pending: "Une commande est en cours d’envoi\u00a0: elle arrivera comme prévu.",
    unpaid:
      "Votre dernière commande n’est pas encore payée\u00a0: la pause ne l’annule pas. Son paiement peut être tenté de nouveau, et elle part dès qu’il est accepté.",
    planned:
      "Sans pause, votre prochain colis part le {{day}}. Seules les durées qui le reportent sont proposées.",
    plannedAfter:
      "La livraison d’après est prévue le {{day}}. Seules les durées qui la reportent sont proposées.",
    legend: "Jusqu’à quand\u00a0?",
    weeks: "{{weeks}} semaines",
    until: "jusqu’au {{day}}",
    next: "Envoi suivant\u00a0: le {{day}}",
    own: "Jusqu’à une autre date",
    day: "Dernier jour de la pause",
    hint: "Du {{first}} au {{last}}. La livraison suivante partira au plus tôt cinq jours après.",
    confirm: "Mettre en pause",
    keep: "Continuer mes livraisons",
    done: "C’est noté\u00a0: votre abonnement est en pause jusqu’au {{until}}, et rien ne sera débité d’ici là. Envoi suivant\u00a0: le {{day}}.",
    doneLater:
      "C’est noté\u00a0: votre colis du {{day}} part comme prévu, puis votre abonnement sera en pause jusqu’au {{until}}.",
    doneUnpaid: "C’est noté\u00a0: votre abonnement est en pause jusqu’au {{until}}.",
    undo: "Reprendre plus tôt",
    none: "Choisissez jusqu’à quand.",
    range: "Choisissez un jour du {{first}} au {{last}}.",
  },
  resume: {
    title: "Reprendre mes livraisons",
    until: "Votre abonnement est en pause jusqu’au {{until}}.",
    open: "Votre abonnement est en pause.",
    on: "En reprenant, votre prochaine livraison partira le {{day}}.",
    between:
      "En reprenant, votre prochaine livraison partira à la date prévue avant la pause\u00a0: au plus tôt le {{first}}, au plus tard le {{last}}.",
    charge: "{{amount}} seront débités le jour de l’envoi, et rien avant.",
    after: "Vous pourrez ensuite en changer la date.",
    confirm: "Reprendre mes livraisons",
    keep: "Rester en pause",
    done: "C’est reparti\u00a0: votre prochaine livraison partira le {{day}}.",
    charged: "{{amount}} seront débités ce jour-là.",
    undo: "Changer la date",
  },
} as const;
