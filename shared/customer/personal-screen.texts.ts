export const personalScreenTexts = {
  title: "Mes informations personnelles",
  deletion: "Supprimer mon compte",
  down: {
    title: "Vos informations sont momentanément inaccessibles",
    text: "Notre service ne répond pas. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    notChanged:
      "Notre service ne répond pas, et rien n’a changé. Réessayez dans quelques instants\u00a0: votre mot de passe sera à saisir de nouveau.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
} as const;
