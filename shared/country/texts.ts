export const countryTexts = {
  title: "Pays et langue",
  intro: "Choisissez votre pays de livraison. Les produits et les prix sont les mêmes dans les trois pays.",
  changes:
    "Nous affichons les frais et les délais de ce pays, et nous le proposons dans vos adresses. Cet appareil retient votre choix pendant un an.",
  language: "Français",
  current: "Pays actuel",
  wall: {
    title: "Choisissez votre pays de livraison",
    stay: { FR: "Livrer en France", BE: "Livrer en Belgique", LU: "Livrer au Luxembourg" },
  },
  detected: {
    FR: "Vous semblez être en France.",
    BE: "Vous semblez être en Belgique.",
    LU: "Vous semblez être au Luxembourg.",
    other:
      "Vous semblez être dans un pays où nous ne livrons pas. Vous pouvez commander pour une adresse dans l’un de ces trois pays.",
  },
  countries: {
    FR: "France",
    BE: "Belgique",
    LU: "Luxembourg",
  },
  footer: "Pays et langue\u00a0: {{country}}, français",
  changedTo: {
    FR: "C’est noté, nous livrons en France.",
    BE: "C’est noté, nous livrons en Belgique.",
    LU: "C’est noté, nous livrons au Luxembourg.",
  },
  badChoice: "Choisissez l’un des trois pays.",
} as const;
