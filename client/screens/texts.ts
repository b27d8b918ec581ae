export const errorTexts = {
  code: "Erreur {{status}}",
  dog: "Tout pour le chien",
  cat: "Tout pour le chat",
  home: "Retour à l’accueil",
  products: "En attendant, nos préférés",
} as const;

export const maintenanceTexts = {
  title: "Cette partie du site est en maintenance",
  text: "Nous l’améliorons. Elle rouvre très vite, et vous retrouverez votre panier et votre compte.",
  home: "Retour à l’accueil",
} as const;
