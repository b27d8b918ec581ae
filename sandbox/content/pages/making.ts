import { bowlImage, sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const making: PageEntry = {
  slug: "notre-fabrication",
  title: "Notre fabrication",
  seo: {
    title: "Notre fabrication : ateliers, matières premières, contrôles",
    description:
      "Où et comment sont faites nos croquettes, nos terrines et nos biscuits : ateliers, étapes, origine des viandes, contrôles de chaque lot.",
    kind: "AboutPage",
  },
  blocks: [
    {
      __component: "blocks.breadcrumb",
      steps: [{ name: "À propos", to: "/page/a-propos/" }, { name: "Notre fabrication" }],
    },
    {
      __component: "blocks.hero",
      title: "Trois ateliers, des recettes courtes",
      text: "Les croquettes sont cuites dans la Drôme, les terrines mijotées en Bretagne, les biscuits dorés à Villeurbanne.",
      image: sceneImage("campagne", "Des collines, une ferme et des champs, un chien dans l’herbe"),
      links: [{ to: "/tous-les-produits/", name: "Voir toutes les recettes" }],
    },
    {
      __component: "blocks.timeline",
      title: "Un sac de croquettes, du champ à la gamelle",
      steps: [
        {
          date: "Étape 1",
          title: "Choisir",
          text: "Le poulet vient de la Drôme, le canard du Sud-Ouest, le riz complet de Camargue. Chaque arrivage est pesé, contrôlé et noté.",
        },
        {
          date: "Étape 2",
          title: "Moudre et mélanger",
          text: "Viandes fraîches et déshydratées, céréales ou légumes : la recette est pesée au dixième de kilo, toujours dans le même ordre.",
        },
        {
          date: "Étape 3",
          title: "Cuire",
          text: "Quelques minutes à la vapeur, sous pression : l’amidon devient digeste, la croquette prend sa forme.",
          image: sceneImage(
            "atelier",
            "Une cuisine avec une marmite qui fume, un chat et un chien qui attendent",
          ),
        },
        {
          date: "Étape 4",
          title: "Sécher et enrober",
          text: "L’humidité descend sous 9 %, puis les huiles et les vitamines, qui n’aiment pas la chaleur, sont ajoutées à froid.",
        },
        {
          date: "Étape 5",
          title: "Vérifier",
          text: "Un échantillon de chaque lot part en analyse ; les sacs ne quittent l’atelier qu’après le résultat. Nous gardons un témoin deux ans.",
        },
      ],
    },
    {
      __component: "blocks.image-with-legend",
      image: sceneImage("repas-chien", "Un chien devant une gamelle remplie de croquettes"),
      legend:
        "Le dernier contrôle se fait chez vous : une gamelle vide, un animal en forme. Dites-nous ce que vous voyez.",
      credit: "maison Museau",
    },
    {
      __component: "blocks.carousel",
      title: "Ce qui sort des ateliers",
      itemsPerSlide: 3,
      itemsToScroll: 3,
      interval: 0,
      infinite: false,
      slides: [
        {
          title: "Les croquettes",
          text: "Cuites dans la Drôme, séchées lentement.",
          image: bowlImage("dry-terroir"),
          link: { to: "/chien/croquettes/", name: "Croquettes pour chien" },
        },
        {
          title: "Les terrines",
          text: "Mijotées en Bretagne, dans leur pot.",
          image: bowlImage("wet-cuisine"),
          link: { to: "/chien/patees/", name: "Pâtées pour chien" },
        },
        {
          title: "Les biscuits",
          text: "Dorés à Villeurbanne, cassés à la main.",
          image: bowlImage("treat-terroir"),
          link: { to: "/chien/friandises/", name: "Friandises pour chien" },
        },
        {
          title: "Les croquettes de chat",
          text: "Plus petites, plus riches, même atelier.",
          image: bowlImage("dry-rivage"),
          link: { to: "/chat/croquettes/", name: "Croquettes pour chat" },
        },
      ],
    },
    {
      __component: "blocks.accordion",
      title: "Vos questions sur la fabrication",
      folds: [
        {
          title: "Y a-t-il des colorants ou des arômes artificiels ?",
          text: "Non, dans aucune recette, et pas de sucre ajouté non plus. Les additifs présents (vitamines, oligo-éléments) sont nommés sur chaque étiquette avec leur quantité.",
          open: true,
        },
        {
          title: "D’où vient le poisson ?",
          text: "Le saumon vient d’Écosse et de Norvège, le thon de plus loin. Nous l’écrivons sur la fiche, même quand ce n’est pas la porte à côté.",
        },
        {
          title: "Que devient un lot refusé ?",
          text: "Il n’est ni vendu ni donné : il part en méthanisation. Cela s’est produit deux fois en 2025.",
        },
        {
          title: "Peut-on visiter ?",
          text: "Oui, l’atelier des biscuits, le premier samedi du mois à 11 h, à [Villeurbanne](/magasins/). Les deux autres ne se visitent pas, pour des raisons d’hygiène.",
        },
      ],
    },
    chapter(
      "Un numéro sur chaque sac",
      "Il mène à la date de cuisson, à l’atelier et aux matières premières. Un doute ? Envoyez-le à bonjour@museau.example, nous répondons avec les résultats d’analyse du lot.",
    ),
  ],
};
