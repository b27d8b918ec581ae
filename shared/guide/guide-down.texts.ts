export const guideDownTexts = {
  title: "Le guide est momentanément indisponible",
  text: {
    device:
      "Nous n’arrivons pas à lire nos listes pour le moment. Vos réponses sont sur cet appareil\u00a0: rien n’est perdu.",
    account:
      "Nous n’arrivons pas à lire le profil de votre animal pour le moment. Ses réponses y sont enregistrées\u00a0: rien n’est perdu.",
    answer:
      "Nous n’arrivons pas à enregistrer votre dernière réponse pour le moment. Elle est gardée dans cette page\u00a0: le bouton l’envoie de nouveau.",
  },
  retry: "Réessayer",
  retryAnswer: "Envoyer de nouveau ma réponse",
  leave: "Quitter le guide",
} as const;
