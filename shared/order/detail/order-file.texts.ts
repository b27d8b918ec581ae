export const orderFileTexts = {
  invoice: {
    notYet:
      "Votre facture n’est pas encore prête\u00a0: elle est disponible 7 à 10 jours après l’expédition. Réessayez dans un jour ou deux.",
    failed: "Votre facture ne peut pas être téléchargée pour le moment. Réessayez dans quelques instants.",
    overdue: "Votre facture devrait déjà être prête, et nous ne la trouvons pas.",
    fileName: "facture-{{number}}",
  },
  transition: {
    failed:
      "Le calendrier de transition ne peut pas être préparé pour le moment. Réessayez dans quelques instants.",
  },
} as const;
