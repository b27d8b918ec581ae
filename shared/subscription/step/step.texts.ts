export const stepTexts = {
  title: "Abonnement n°\u00a0{{number}}",
  unnumbered: "Mon abonnement",
  cancel: "Ne rien changer",
  pending: "Un instant…",
  lock: {
    why: "Le colis du {{day}} est en préparation depuis le {{moment}}. Vous ne pouvez plus changer son contenu, sa date ni sa destination.",
    unknown: "Votre prochain colis est en préparation. Vous ne pouvez plus le changer.",
    until: "Dès qu’il sera parti, vous pourrez de nouveau tout changer pour le suivant.",
    others: "Voir ce que vous pouvez changer",
  },
  changed:
    "Votre abonnement a changé entre-temps, dans une autre fenêtre ou parce que votre colis avance. Rien d’autre n’a été modifié. Vérifiez, puis confirmez.",
  locked:
    "Trop tard, ce colis est en préparation. Rien n’a été modifié. Dès qu’il sera parti, vous pourrez de nouveau tout changer.",
  unknown: "Rien n’a été modifié. Rechargez la page, puis réessayez.",
  ended: "Cet abonnement est terminé. Il n’y a plus rien à modifier.",
  dateUnread:
    "Rien n’a été modifié, car la date de votre prochain colis ne s’affiche pas pour l’instant. Notre service client peut faire ce changement pour vous.",
  service: "Écrire au service client",
  notDone: "Rien n’a été modifié. Réessayez dans quelques instants.",
  unsure:
    "Nous ne savons pas encore si ce changement est enregistré. Rechargez la page dans un instant, avant de recommencer.",
  down: {
    title: "Votre abonnement ne s’affiche pas",
    text: "Il n’a pas changé. Réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Mon compte",
  },
} as const;
