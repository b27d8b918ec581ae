export const logbookCardTexts = {
  table: "Voir les parts, jour par jour",
  file: "Ajouter à mon agenda (fichier .ics)",
} as const;
