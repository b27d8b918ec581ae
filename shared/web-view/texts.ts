export const webViewTexts = {
  title: "Ma carte de paiement",
  of: "Abonnement n°\u00a0{{number}}",
  submit: "Mettre à jour ma carte",
  close: "Fermer",
  closed: "Vous pouvez fermer cette page.",
  again: "Revenir à ma carte",
  ended: "Cet abonnement est terminé\u00a0: il n’a plus besoin de carte.",
  down: "Votre abonnement ne peut pas être affiché pour le moment\u00a0: rien n’a changé.",
  retry: "Réessayer",
  demo: {
    title: "Démonstration des pages dans l’application",
    text: "Une page ouverte dans l’application lui parle par ces messages. Chaque bouton envoie l’un d’eux\u00a0; ce que l’application reçoit s’affiche plus bas.",
    send: "Envoyer «\u00a0{{type}}\u00a0»",
    received: "Reçu par l’application",
    nothing: "Rien encore.",
    open: "Changer la carte de l’abonnement n°\u00a0{{id}}",
    withoutScripts:
      "Sans scripts, aucun message ne part\u00a0: l’application suit les adresses (etat=modifiee, inchangee, echec, ferme).",
  },
} as const;
