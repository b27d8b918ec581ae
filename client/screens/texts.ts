export const errorTexts = {
  code: "Erreur {{status}}",
  dog: "Tout pour le chien",
  cat: "Tout pour le chat",
  home: "Retour à l’accueil",
  products: "En attendant, nos préférés",
} as const;

export const maintenanceTexts = {
  title: "Cette partie du site est en maintenance",
  text: "Nous l’améliorons, et elle rouvre très vite. Votre panier et votre compte sont intacts.",
  home: "Retour à l’accueil",
} as const;
