export const contentBlockTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  legal: "Informations légales",
  newTab: "(nouvel onglet)",
  frame: {
    play: "Lire la vidéo",
    show: "Afficher le contenu",
    playNamed: "Lire la vidéo\u00a0: {{title}}",
    showNamed: "Afficher le contenu\u00a0: {{title}}",
    notice:
      "En cliquant, vous transmettez votre adresse IP et des informations sur votre navigateur à {{site}}, qui peut déposer des cookies.",
    elsewhere: "Voir sur {{site}}",
  },
  credit: "Illustration\u00a0: {{credit}}",
} as const;
