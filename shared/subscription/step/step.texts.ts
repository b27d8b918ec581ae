export const stepTexts = {
  title: "Abonnement n°\u00a0{{number}}",
  unnumbered: "Mon abonnement",
  cancel: "Ne rien changer",
  pending: "Un instant…",
  lock: {
    why: "Le colis du {{day}} est en préparation depuis le {{moment}}\u00a0: son contenu, sa date et sa destination ne peuvent plus changer.",
    unknown: "Votre prochain colis est en préparation\u00a0: il ne peut plus changer.",
    until: "Dès qu’il sera parti, tout redeviendra modifiable pour la livraison suivante.",
    others: "Voir ce que vous pouvez changer",
  },
  changed:
    "Votre abonnement a changé entre-temps, dans une autre fenêtre ou parce que votre colis avance. Rien d’autre n’a été modifié\u00a0: vérifiez, puis confirmez.",
  locked:
    "Trop tard pour ce colis\u00a0: il est en préparation. Rien n’a été modifié, et vous pourrez de nouveau tout changer dès qu’il sera parti.",
  unknown: "Cette demande n’a pas été comprise\u00a0: rien n’a été modifié.",
  ended: "Cet abonnement est terminé\u00a0: il n’y a plus rien à modifier.",
  dateUnread:
    "La date de votre prochaine livraison ne peut pas être lue pour l’instant\u00a0: rien n’a été modifié. Notre service client peut faire ce changement pour vous.",
  service: "Écrire au service client",
  notDone:
    "Nous n’avons pas pu enregistrer ce changement\u00a0: rien n’a été modifié. Réessayez dans quelques instants.",
  unsure:
    "Nous ne savons pas encore si ce changement a été enregistré. Rechargez la page dans un instant, avant de recommencer\u00a0: elle vous montrera ce qu’il en est.",
  down: {
    title: "Votre abonnement ne peut pas être affiché",
    text: "Nos serveurs ne répondent pas. Rien n’est perdu\u00a0: vos livraisons et votre abonnement restent tels que vous les avez laissés.",
    retry: "Réessayer",
    back: "Mon compte",
  },
} as const;
