export const guideDownTexts = {
  title: "Le guide est momentanément indisponible",
  text: {
    device: "Vos réponses sont enregistrées sur cet appareil. Réessayez dans quelques instants.",
    account: "Vos réponses sont enregistrées dans son profil. Réessayez dans quelques instants.",
    answer: "Votre dernière réponse n’est pas encore enregistrée. Envoyez-la de nouveau.",
  },
  retry: "Réessayer",
  retryAnswer: "Envoyer de nouveau ma réponse",
  leave: "Quitter le guide",
} as const;
