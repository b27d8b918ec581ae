export const personalScreenTexts = {
  title: "Mes informations personnelles",
  deletion: "Supprimer mon compte",
  down: {
    title: "Vos informations sont momentanément inaccessibles",
    text: "Elles sont toujours enregistrées. Réessayez dans quelques instants.",
    notChanged:
      "Rien n’a changé. Réessayez dans quelques instants, en saisissant de nouveau votre mot de passe.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
} as const;
