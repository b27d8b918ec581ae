export const sampleTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  kind: "Échantillon",
  contents: "Dans l’enveloppe",
  of: "Il vient de ce produit",
  label: "Composition, constituants et mode d’emploi\u00a0: ceux du produit.",
  once: "Un échantillon s’achète une fois, sans abonnement.",
} as const;
