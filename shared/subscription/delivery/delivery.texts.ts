export const deliveryStepTexts = {
  addresses: {
    title: "Changer d’adresse",
    submit: "Enregistrer cette adresse",
    keep: "Garder mon adresse",
    sending:
      "Votre commande en cours d’envoi garde son adresse\u00a0: la nouvelle vaut pour les livraisons suivantes.",
    note: "Si votre transporteur ne dessert pas la nouvelle adresse, vous en choisirez un autre juste après.",
    done: "Adresse enregistrée. Vos livraisons arriveront ici\u00a0: {{address}}.",
    carrier:
      "Votre mode de livraison ne dessert pas cette adresse. Choisissez-en un autre\u00a0: l’adresse sera enregistrée avec lui.",
    point:
      "Adresse enregistrée. Votre point de retrait, lui, n’a pas changé\u00a0: en voici de plus proches, si vous le souhaitez.",
    notKept:
      "L’adresse est enregistrée pour cet abonnement, mais n’a pas pu être ajoutée à votre carnet d’adresses.",
  },
  delivery: {
    title: "Changer de mode de livraison",
    to: "Livraison à\u00a0: {{address}}.",
    toNew: "Nouvelle adresse, enregistrée avec votre choix\u00a0: {{address}}.",
    total: "Prochaine livraison\u00a0: {{total}} en tout.",
    submit: "Choisir ce mode de livraison",
    keep: "Garder mon mode de livraison",
    alone:
      "Seul votre mode de livraison actuel peut être affiché. Pour en changer, écrivez à notre service client.",
    none: "Aucun transporteur ne dessert cette adresse pour cet abonnement. Choisissez une autre adresse, ou allégez votre colis.",
    otherAddress: "Choisir une autre adresse",
    done: "Mode de livraison enregistré.",
    doneAt: "Adresse et mode de livraison enregistrés. Vos livraisons partiront à\u00a0: {{address}}.",
    forgotten:
      "La nouvelle adresse n’était plus en attente\u00a0: rien n’a été modifié. Indiquez-la de nouveau, puis choisissez le mode de livraison.",
    unavailable:
      "Les modes de livraison ne peuvent pas être affichés pour le moment. Réessayez dans quelques instants.",
  },
} as const;
