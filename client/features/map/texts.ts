export const mapTexts = {
  show: "Afficher la carte",
  from: "La carte est fournie par {{host}}\u00a0: votre navigateur la lui demandera.",
  loading: "Chargement de la carte",
  failed: "La carte n’a pas pu être chargée. La liste dit tout ce qu’elle montre.",
  retry: "Réessayer",
  zoomIn: "Agrandir la carte",
  zoomOut: "Réduire la carte",
  close: "Fermer",
  group: "{{count}} lieux proches\u00a0: {{names}}. Agrandir la carte",
  views: { label: "Affichage", list: "Liste", map: "Carte" },
  outlines: "Contours\u00a0: Natural Earth, domaine public",
} as const;
