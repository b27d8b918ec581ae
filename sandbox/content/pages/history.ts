import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const history: PageEntry = {
  slug: "notre-histoire",
  title: "Notre histoire",
  seo: {
    title: "L’histoire de la maison Museau, depuis 2017",
    description:
      "D’une terrine mijotée pour un chien qui ne mangeait rien à vingt et un magasins et neuf gammes : l’histoire de Museau, année par année.",
    kind: "AboutPage",
  },
  blocks: [
    {
      __component: "blocks.breadcrumb",
      steps: [{ name: "À propos", to: "/page/a-propos/" }, { name: "Notre histoire" }],
    },
    {
      __component: "blocks.hero",
      title: "Tout a commencé par une gamelle pleine",
      text: "Une gamelle que Basile, griffon de onze ans, refusait depuis trois mois. Voici ce qui s’est passé ensuite.",
      image: sceneImage(
        "atelier",
        "Une cuisine avec une marmite qui fume, un chat et un chien qui attendent",
      ),
      links: [{ to: "/page/notre-fabrication/", name: "Comment nous fabriquons" }],
    },
    {
      __component: "blocks.timeline",
      title: "Neuf ans, année par année",
      steps: [
        {
          date: "2017",
          title: "Une terrine du dimanche",
          text: "Jeanne Aubry cuisine, Malik Ferhat calcule, Basile mange. La première [terrine de bœuf et carottes](/produits/terrine-chien-boeuf-carottes/) se vend sur un marché de Lyon, en bocaux, à vingt voisins.",
        },
        {
          date: "2018",
          title: "Quai des Tilleuls",
          text: "Le premier magasin ouvre à Lyon : quarante mètres carrés, une balance, un bol d’eau. Le **1 % pour les animaux** est déjà dans les statuts.",
          image: sceneImage("boutique", "La devanture d’une boutique Museau, un chat dans la vitrine"),
        },
        {
          date: "2019",
          title: "Des croquettes, enfin",
          text: "Deux ans d’essais avec un atelier de la Drôme, et une première recette, au poulet élevé tout près. Elle s’appelle Terroir et n’a jamais quitté le rayon.",
        },
        {
          date: "2021",
          title: "Les chats entrent",
          text: "Pacha, chat du quai, a goûté vingt-deux recettes avant d’en finir une. C’est celle que nous avons gardée.",
          image: sceneImage("repas-chat", "Un chat roux devant une gamelle pleine"),
        },
        {
          date: "2022",
          title: "Les biscuits de Villeurbanne",
          text: "Une ancienne biscuiterie devient notre atelier de friandises et notre deuxième magasin. L’atelier se visite le premier samedi du mois.",
        },
        {
          date: "2024",
          title: "La Belgique et le Luxembourg",
          text: "Les colis passent la frontière, et les prix des produits restent les mêmes. Les premiers magasins de Liège et de Luxembourg suivent, et l’abonnement gagne ses dix rythmes.",
          image: sceneImage(
            "livraison",
            "Un chien assis près d’un colis devant une porte, un chat installé dessus",
          ),
        },
        {
          date: "2026",
          title: "Cent douze personnes, neuf gammes",
          text: "Vingt et un [magasins](/magasins/), et une maison qui appartient toujours à ses fondateurs et à ses salariés. Basile n’est plus là ; son portrait est sur le mur de l’atelier.",
        },
      ],
    },
    {
      __component: "blocks.quote",
      text: "Si je ne peux pas expliquer un ingrédient à ma grand-mère, il n’a rien à faire dans le sac.",
      author: "Jeanne Aubry",
      role: "cuisinière et présidente",
    },
    {
      __component: "blocks.carousel",
      title: "L’album de la maison",
      itemsPerSlide: 3,
      itemsToScroll: 1,
      slides: [
        {
          title: "Le marché, 2017",
          text: "Vingt bocaux, un parasol, et Basile sous la table.",
          image: sceneImage("nature", ""),
        },
        {
          title: "La vitrine, 2018",
          text: "Pacha s’y est installé le premier jour. Il y est resté.",
          image: sceneImage("boutique", ""),
        },
        {
          title: "La Drôme, 2019",
          text: "Les poulets de la première recette, et ceux qui les élèvent.",
          image: sceneImage("campagne", ""),
        },
        {
          title: "Le panel, 2021",
          text: "Une quarantaine de goûteurs, chez eux, sans laboratoire.",
          image: sceneImage("chien-forme", ""),
        },
        {
          title: "Le refuge, 2023",
          text: "La première tonne livrée au Refuge des Trois Vallons.",
          image: sceneImage("refuge", ""),
          link: { to: "/page/1-pourcent-pour-les-animaux/", name: "1 % pour les animaux" },
        },
      ],
    },
    chapter(
      "Et maintenant ?",
      "Moins de plastique : les sacs de 5 kg et plus passent au papier l’an prochain. Plus de goûteurs : le panel cherche des chats difficiles. Si vous en avez un, écrivez à bonjour@museau.example.",
    ),
    {
      __component: "blocks.smart-link",
      link: { to: "/magasins/", name: "Trouver un magasin" },
      look: "outline",
    },
  ],
};
