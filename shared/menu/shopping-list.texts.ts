const packWords = { bag: "sac", pouch: "sachet", tin: "boîte", bundle: "lot" } as const;

export const shoppingListTexts = {
  title: "La liste de courses",
  text: "De quoi tenir {{label}}, au meilleur prix.",
  period: "Pour combien de temps\u00a0?",
  update: "Mettre à jour",
  packs: ({ quantity, word, format }: { quantity: number; word: keyof typeof packWords; format: string }) =>
    `${quantity}\u00a0${packWords[word]}${quantity > 1 ? "s" : ""} de ${format}`,
  subscribed: "En abonnement\u00a0:",
  needed: "Il en faut {{weight}}.",
  neededOpened:
    "Il en faut {{weight}}. Une fois ouverts, sachets et boîtes ne se gardent qu’un jour\u00a0: {{wasted}} seront perdus.",
  left: "Il en restera {{weight}}, soit {{days}}.",
  leftLittle: "Il en restera {{weight}}.",
  noneLeft: "Il n’en restera pas.",
  unavailable: "Indisponible pour l’instant. Choisissez une autre recette, ou revenez plus tard.",
  day: "1 jour",
  daysOf: "{{count}} jours",
  total: "Total",
  price: "{{once}} pour {{label}}",
  prices: "{{once}} pour {{label}}, {{subscription}} en abonnement",
  legend: "Comment acheter\u00a0?",
  once: "Acheter une fois",
  subscription: "M’abonner",
  terms:
    "Livré {{every}}, {{minimum}} livraisons au minimum. Prochain colis et prochain débit le {{date}}. Changez le rythme et les quantités dans votre compte.",
  surplus:
    "Chaque colis vous laisse jusqu’à {{days}} d’avance, et ils s’ajoutent. Si c’est trop, espacez vos colis ou réduisez une quantité.",
  held: "Déjà dans votre panier\u00a0: {{lines}}.",
  heldOnce: "{{quantity}} × {{name}}, en achat unique",
  heldSubscribed: "{{quantity}} × {{name}}, {{every}}",
  heldRule:
    "Cette liste s’y ajoute. Ce que vous prenez déjà à un autre rythme, ou une seule fois, ne change pas. Modifiez-le dans le panier.",
  submit: "Tout ajouter au panier",
  pending: "Ajout en cours…",
  openCart: "Ouvrir le panier",
  nothing: "Aucun de ces produits n’est disponible pour l’instant.",
} as const;
