export const errorTexts = {
  code: "Erreur {{status}}",
  dog: "Tout pour le chien",
  cat: "Tout pour le chat",
  home: "Retour à l’accueil",
  products: "En attendant, nos préférés",
} as const;

export const maintenanceTexts = {
  title: "Cette partie du site est en maintenance",
  text: "Nous refaisons la niche. Elle rouvre très vite, en mieux\u00a0; votre panier et votre compte n’ont pas bougé.",
  home: "Retour à l’accueil",
} as const;
