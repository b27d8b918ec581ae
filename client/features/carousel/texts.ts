export const carouselTexts = {
  role: "carrousel",
  slideRole: "diapositive",
  slide: "{{number}} sur {{count}}",
  controls: "Commandes du carrousel",
  previous: "Diapositive précédente",
  next: "Diapositive suivante",
  pause: "Arrêter le défilement",
  play: "Lancer le défilement",
  dots: "Choisir une diapositive",
  goTo: "Aller à la diapositive {{number}}",
} as const;
