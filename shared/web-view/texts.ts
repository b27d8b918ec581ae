export const webViewTexts = {
  title: "Ma carte de paiement",
  of: "Abonnement n°\u00a0{{number}}",
  submit: "Mettre à jour ma carte",
  close: "Fermer",
  closed: "Vous pouvez fermer cette page.",
  again: "Revenir à ma carte",
  ended: "Cet abonnement est terminé. Il n’a plus besoin de carte.",
  down: "Votre abonnement ne s’affiche pas pour le moment. Il n’a pas changé.",
  retry: "Réessayer",
  demo: {
    title: "Démonstration des pages dans l’application",
    text: "Une page ouverte dans l’application lui parle par ces messages. Chaque bouton envoie l’un d’eux. Ce que l’application reçoit s’affiche plus bas.",
    send: "Envoyer «\u00a0{{type}}\u00a0»",
    received: "Reçu par l’application",
    nothing: "Rien encore.",
    open: "Changer la carte de l’abonnement n°\u00a0{{id}}",
    withoutScripts:
      "Sans scripts, aucun message ne part. L’application suit les adresses (etat=modifiee, inchangee, echec, ferme).",
  },
} as const;
