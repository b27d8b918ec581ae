export const productTexts = {
  from: "dès",
  of: "·\u00a0{{format}}",
  noPrice: "Prix indisponible",
  figure: "{{rating}}/5 · {{count}}\u00a0avis",
  rating: "Noté {{rating}} sur 5, {{count}} avis",
  reviewCount: ({ count }: { count: number }) =>
    count === 1 ? "1 avis vérifié" : `${count.toLocaleString("fr-FR")} avis vérifiés`,
  score: "{{score}} sur 5",
  anonymous: "Client anonyme",
  published: "Publié le {{date}}",
  experience: "achat du {{date}}",
  soldOut: "Bientôt de retour",
  add: "Ajouter {{name}}",
  format: "Format",
  details: "Voir la fiche du produit",
} as const;
