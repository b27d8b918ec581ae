import type { Block } from "../../content-system/entries/blocks.ts";
import { sceneImage } from "../images.ts";

export const catLanding: Block[] = [
  {
    __component: "blocks.hero",
    title: "Bien nourrir son chat",
    text: "Des recettes riches en viande ou en poisson, du chaton au chat d’âge respectable, d’intérieur ou d’aventure.",
    image: sceneImage("chat", "Un chat roux assis au bord d’une fenêtre"),
    links: [
      { to: "/chat/croquettes/", name: "Ses croquettes" },
      { to: "/chat/patees/", name: "Ses pâtées" },
      { to: "#produits", name: "Tout le rayon" },
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "Quel âge a-t-il ?",
    cards: [
      {
        title: "Chaton",
        text: "Jusqu’à un an : des repas petits, denses et nombreux.",
        link: { to: "/chat/croquettes/chaton/", name: "Croquettes chaton" },
        image: sceneImage("chaton", "Un chaton gris près d’un chat roux et d’une pelote de laine"),
      },
      {
        title: "Adulte",
        text: "De un à dix ans : l’entretien, selon ses sorties et son appétit.",
        link: { to: "/chat/croquettes/adulte/", name: "Croquettes chat adulte" },
        image: sceneImage("repas-chat", "Un chat roux devant une gamelle pleine"),
      },
      {
        title: "Senior",
        text: "Des bouchées faciles et du parfum, pour un odorat moins vif.",
        link: { to: "/chat/croquettes/senior/", name: "Croquettes chat senior" },
        image: sceneImage("chat-senior", "Un chat noir assis dans son fauteuil, près de la lampe"),
      },
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "Et comment vit-il ?",
    cards: [
      {
        title: "Il est stérilisé",
        text: "Moins gras, toujours riche en viande ou en poisson.",
        link: { to: "/chat/croquettes/sterilise/", name: "Croquettes chat stérilisé" },
      },
      {
        title: "Il ne sort pas",
        text: "De quoi bouger peu, digérer bien et avaler moins de poils.",
        link: { to: "/chat/?filtre-besoin=interieur#produits", name: "Chat d’intérieur" },
      },
      {
        title: "Il digère mal",
        text: "Une seule protéine animale, peu d’ingrédients.",
        link: { to: "/chat/croquettes/sensible/", name: "Croquettes chat sensible" },
      },
      {
        title: "Il a la peau fragile",
        text: "Du saumon ou de la truite, pour la peau et pour la robe.",
        link: { to: "/chat/?filtre-besoin=peau-pelage#produits", name: "Peau et pelage" },
      },
    ],
  },
  {
    __component: "blocks.product-row",
    title: "Les plus commandés pour les chats",
    link: { to: "/chat/?tri=note#produits", name: "Les mieux notés" },
    skus: [
      "MUS-CT-STE-POU",
      "MUS-CT-PAT-POU",
      "MUS-CT-ADU-POU",
      "MUS-CT-STE-DIN",
      "MUS-CT-CHA-POU",
      "MUS-CT-PAT-THO",
      "MUS-CT-FRI-CRE",
      "MUS-CT-INT-DIN",
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "Croquettes, pâtée ou récompense ?",
    cards: [
      {
        title: "Croquettes",
        text: "À répartir en dix petits repas, du matin au soir.",
        link: { to: "/chat/croquettes/", name: "Toutes ses croquettes" },
        image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
      },
      {
        title: "Pâtées",
        text: "L’eau qu’il ne boit pas, et ce qu’il préfère.",
        link: { to: "/chat/patees/", name: "Toutes ses pâtées" },
        image: sceneImage("repas-chat", "Un chat roux devant une gamelle pleine"),
      },
      {
        title: "Friandises",
        text: "Pour jouer, pour la caisse de transport, pour la paix.",
        link: { to: "/chat/friandises/", name: "Toutes ses friandises" },
        image: sceneImage(
          "friandises-chat",
          "Un chat gris à côté d’un bocal de friandises en forme de poisson",
        ),
      },
    ],
  },
  {
    __component: "blocks.rich-content",
    title: "Trois habitudes qui changent tout",
    text: `**Peser, au moins une fois.** Le gobelet trompe d’un quart. Pesez la ration du jour le matin, et servez-la quand bon lui semble.

**Séparer l’eau de la gamelle.** Un chat boit mieux loin de ce qu’il mange. Deux ou trois bols dans la maison, ou une [pâtée](/chat/patees/) par jour, font le reste.

**Changer lentement.** Sept à dix jours, un peu plus s’il est méfiant. Un chat qui ne mange rien pendant une journée entière doit voir son vétérinaire.`,
  },
];
