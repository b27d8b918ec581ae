/** Apart from the forms' texts, which the first view does not carry. */
export const personalScreenTexts = {
  title: "Mes informations personnelles",
  deletion: "Supprimer mon compte",
  down: {
    title: "Vos informations sont momentanément inaccessibles",
    text: "Elles n’ont pas bougé\u00a0: notre service reprend son souffle. Réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
} as const;
