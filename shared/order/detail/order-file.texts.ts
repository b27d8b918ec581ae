export const orderFileTexts = {
  invoice: {
    notYet:
      "Votre facture sera prête 7 à 10\u00a0jours après le départ du colis. Réessayez dans un jour ou deux.",
    failed: "Vous ne pouvez pas télécharger votre facture pour le moment. Réessayez dans quelques instants.",
    overdue: "Votre facture devrait déjà être prête, et nous ne la trouvons pas.",
    fileName: "facture-{{number}}",
  },
  transition: {
    failed:
      "Vous ne pouvez pas télécharger le calendrier de transition pour le moment. Réessayez dans quelques instants.",
  },
} as const;
