export const deliveryStepTexts = {
  addresses: {
    title: "Changer d’adresse",
    submit: "Enregistrer cette adresse",
    keep: "Garder mon adresse",
    sending:
      "Un colis est en cours d’envoi, et son adresse ne change pas. Les suivants arriveront à la nouvelle.",
    note: "Si votre mode de livraison ne dessert pas la nouvelle adresse, vous en choisirez un autre juste après.",
    done: "Adresse enregistrée. Vos colis arriveront ici\u00a0: {{address}}.",
    carrier:
      "Votre mode de livraison ne dessert pas cette adresse. Choisissez-en un autre pour enregistrer cette adresse.",
    point: "Adresse enregistrée. Votre point de retrait n’a pas changé. En voici de plus proches.",
    notKept: "L’adresse est enregistrée pour cet abonnement, mais pas dans votre carnet d’adresses.",
  },
  delivery: {
    title: "Changer de mode de livraison",
    to: "Livraison à\u00a0: {{address}}.",
    toNew: "Choisissez un mode de livraison pour enregistrer cette adresse\u00a0: {{address}}.",
    total: "Prochain colis\u00a0: {{total}} en tout.",
    submit: "Choisir ce mode de livraison",
    keep: "Garder mon mode de livraison",
    alone: "Pour changer de mode de livraison, écrivez à notre service client.",
    none: "Nous ne pouvons pas livrer ce colis à cette adresse. Choisissez une autre adresse, ou allégez votre colis.",
    otherAddress: "Choisir une autre adresse",
    done: "Mode de livraison enregistré.",
    doneAt: "Adresse et mode de livraison enregistrés. Vos colis arriveront ici\u00a0: {{address}}.",
    forgotten: "Rien n’a été modifié. Indiquez de nouveau l’adresse, puis choisissez le mode de livraison.",
    unavailable:
      "Les modes de livraison ne s’affichent pas pour le moment. Réessayez dans quelques instants.",
  },
} as const;
