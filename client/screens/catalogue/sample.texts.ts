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
    "Une commande de moins de {{from}} de produits a aussi {{price}} de frais de service\u00a0; une commande d’échantillons offerts n’en a pas.",
  serviceFeeIncluded:
    "Ce prix comprend {{price}} de frais de service, dus pour moins de {{from}} de produits.",
  feesUnknown: "La livraison s’y ajoute\u00a0: le panier l’affiche avant le paiement.",
} as const;
