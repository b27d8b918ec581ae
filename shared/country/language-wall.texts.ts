export const languageWallTexts = {
  intro: "Nous avons aussi un site dans votre langue. Rien ne change si vous restez ici.",
  stay: "Rester sur le site en français",
  nl: {
    title: "Liever in het Nederlands?",
    intro: "We hebben ook een website in uw taal. Er verandert niets als u hier blijft.",
    go: "Naar de Nederlandstalige website",
    french: "Plutôt en néerlandais\u00a0?",
  },
  de: {
    title: "Lieber auf Deutsch?",
    intro: "Wir haben auch eine Website in Ihrer Sprache. Es ändert sich nichts, wenn Sie hier bleiben.",
    go: "Zur deutschsprachigen Website",
    french: "Plutôt en allemand\u00a0?",
  },
  it: {
    title: "Preferisce l’italiano?",
    intro: "Abbiamo anche un sito nella sua lingua. Se resta qui, non cambia nulla.",
    go: "Vai al sito in italiano",
    french: "Plutôt en italien\u00a0?",
  },
  en: {
    title: "Would you rather read English?",
    intro: "We also have a site in your language. Nothing changes if you stay here.",
    go: "Go to the English site",
    french: "Plutôt en anglais\u00a0?",
  },
} as const;
