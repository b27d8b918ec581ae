import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const kibbleSizes: PageEntry = {
  slug: "taille-des-croquettes",
  title: "La taille des croquettes",
  seo: {
    title: "Quelle taille de croquettes pour mon chien ou mon chat ?",
    description:
      "Petite, moyenne ou grande : choisir la taille des croquettes selon la mâchoire, l’âge et l’appétit, avec un tableau par gabarit.",
  },
  blocks: [
    {
      __component: "blocks.breadcrumb",
      steps: [
        { name: "Bien choisir son aliment", to: "/page/bien-choisir/" },
        { name: "La taille des croquettes" },
      ],
    },
    chapter(
      "Pourquoi cela compte",
      "Trop petite, une croquette s’avale sans être croquée ; trop grande, elle décourage une petite mâchoire. La bonne taille ralentit le repas et fait travailler les dents.",
    ),
    chapter(
      "Le tableau des tailles",
      `| Gabarit | Diamètre | Nos recettes |
|---|---|---|
| Chat et chaton | 6 à 8 mm | toutes les croquettes pour chat |
| Chien, moins de 10 kg | 7 à 9 mm | petite race |
| Chien, 10 à 25 kg | 10 à 13 mm | la plupart des recettes |
| Chien, plus de 25 kg | 16 à 18 mm | grande race |

Le diamètre est celui de la croquette sèche, à un millimètre près. La forme change peu : ronde pour le chien, en croix ou en triangle pour le chat.`,
    ),
    {
      __component: "blocks.image-with-legend",
      image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
      legend:
        "À chacun la sienne : un chat qui mange dans la gamelle du chien mange trop gros, et trop peu de protéines.",
    },
    {
      __component: "blocks.accordion",
      title: "Les cas particuliers",
      folds: [
        {
          title: "Mon chien avale sans croquer",
          text: "Prenez la taille au-dessus, et étalez la ration sur un plateau ou dans une gamelle à reliefs. Deux ou trois repas valent mieux qu’un.",
        },
        {
          title: "Il lui manque des dents",
          text: "Humidifiez les croquettes dix minutes avec de l’eau tiède, ou passez à une [pâtée](/chien/patees/). Ce qui a trempé ne se garde pas plus de deux heures.",
        },
        {
          title: "Je passe du chiot à l’adulte",
          text: "La taille change avec la recette. Suivez la transition de [notre guide](/page/bien-choisir/), sur sept jours au moins. Et s’il vient d’arriver, [un sachet lui est offert](/landing/offre-chiot/).",
        },
      ],
    },
    {
      __component: "blocks.composite",
      title: "Par ici",
      layout: "columns",
      blocks: [
        {
          __component: "blocks.sas-option",
          title: "C’est pour mon chien",
          image: sceneImage("chien", ""),
          link: { to: "/chien/croquettes/", name: "Croquettes pour chien" },
        },
        {
          __component: "blocks.sas-option",
          title: "C’est pour mon chat",
          image: sceneImage("chat", ""),
          link: { to: "/chat/croquettes/", name: "Croquettes pour chat" },
        },
      ],
    },
  ],
};
