export const parcelTexts = {
  numbered: "Colis {{number}}",
  sent: "Parti le {{date}}",
  by: "Transporteur\u00a0: {{carrier}}",
  code: "Numéro de suivi\u00a0: {{code}}",
  track: "Suivre le colis",
  unknown: "Le suivi du colis ne s’affiche pas pour le moment.",
  newTab: "(nouvel onglet)",
} as const;
