export const joinedParcelTexts = {
  title: "Un seul colis au lieu de deux",
  text: "{{into}} et {{ended}}\u00a0: {{apart}} de livraison pour deux colis. En un seul, {{together}}.",
  free: "la livraison est offerte",
  fees: "c’est {{fees}}",
  rhythm: "Tout arriverait {{frequency}}.",
  add: "Ajouter à chaque colis\u00a0: {{quantity}}\u00a0×\u00a0{{name}}",
  check: "Vérifier la quantité de {{name}}\u00a0: {{kept}} dans {{into}}, {{quantity}} dans {{ended}}",
  end: "Puis résilier {{ended}}",
  note: "Rien ne change sans votre accord.",
} as const;
