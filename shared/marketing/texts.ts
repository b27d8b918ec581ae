export const marketingTexts = {
  announcement: "Annonce",
  close: "Fermer l’annonce",
  offer: {
    product: "À découvrir",
    category: "Un rayon à découvrir",
    close: "Ne plus afficher cette offre",
  },
} as const;
