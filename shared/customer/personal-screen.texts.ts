export const personalScreenTexts = {
  title: "Mes informations personnelles",
  deletion: "Supprimer mon compte",
  down: {
    title: "Vos informations sont momentanément inaccessibles",
    text: "Notre service ne répond pas. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
} as const;
