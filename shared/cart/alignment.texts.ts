export const alignmentTexts = {
  text: "À des rythmes différents, vos {{parcels}}\u00a0colis coûtent {{apart}} de frais habituels. En un seul colis, {{together}}.",
  free: "la livraison est offerte",
  fees: "c’est {{fees}}",
  move: "Recevoir aussi {{frequency}}\u00a0: {{name}}",
  note: "Au rythme le plus court, rien ne manque. Rien ne change sans votre accord.",
} as const;
