/** By status (spec 8, `pages.error.{status}`); others fall back on `generic.error`. */
export const errorPageTexts = {
  generic: { error: "Une erreur est survenue" },
  pages: {
    error: {
      "403": {
        title: "Cette page ne vous est pas ouverte",
        message:
          "Vous n’avez pas accès à cette page. Revenez à l’accueil, ou écrivez-nous si cela vous semble une erreur.",
      },
      "404": {
        title: "Cette page s’est fait la malle",
        message:
          "Nous l’avons cherchée partout, même sous le canapé. L’adresse a changé, ou la page n’existe plus.",
      },
      "410": {
        title: "Cette page n’existe plus",
        message: "Elle a été retirée pour de bon. Voici de quoi repartir du bon pied.",
      },
      soon: {
        title: "Cette page ouvre bientôt",
        message:
          "Nous y travaillons. En attendant, les rayons sont ouverts, et votre panier garde tout ce que vous y mettez.",
      },
      "500": {
        title: "Une erreur est survenue",
        message:
          "Nous avons fait une bêtise, et nous sommes prévenus. Réessayez dans quelques instants\u00a0: votre panier n’a pas bougé.",
      },
      "503": {
        title: "Cette page reprend son souffle",
        message:
          "Elle ne répond pas pour le moment. Réessayez dans quelques instants\u00a0: votre panier n’a pas bougé.",
      },
    },
  },
} as const;
