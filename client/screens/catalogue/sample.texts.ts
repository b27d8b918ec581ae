export const sampleTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  kind: "Échantillon",
  contents: "Dans l’enveloppe",
  of: "Il vient de ce produit",
  label: "Composition, constituants et mode d’emploi\u00a0: les mêmes que ceux du produit.",
  once: "Un seul échantillon par recette, en achat unique.",
  fees: "Commandé seul, il vous est livré à domicile pour {{price}}. La livraison est offerte dès {{from}} de produits.",
  serviceFee:
    "Petite commande (moins de {{from}})\u00a0: {{price}} de plus, sauf si elle ne contient que des échantillons offerts.",
  serviceFeeIncluded: "Ce prix comprend {{price}} pour une petite commande (moins de {{from}}).",
  feesUnknown: "La livraison s’y ajoute\u00a0: le panier l’affiche avant le paiement.",
} as const;
