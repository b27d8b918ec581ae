import type { Block } from "../../content-system/entries/blocks.ts";
import { sceneImage } from "../images.ts";

export const dogLanding: Block[] = [
  {
    __component: "blocks.hero",
    title: "Bien nourrir son chien",
    text: "Croquettes, pâtées et friandises aux recettes courtes, du chiot au vieux compagnon, du chihuahua au dogue.",
    image: sceneImage("chien", "Un chien assis dans une prairie, une balle à ses pieds"),
    links: [
      { to: "/chien/croquettes/", name: "Ses croquettes" },
      { to: "/chien/patees/", name: "Ses pâtées" },
      { to: "#produits", name: "Tout le rayon" },
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "Quel âge a-t-il ?",
    cards: [
      {
        title: "Chiot",
        text: "Jusqu’à sa taille adulte : de l’énergie, du calcium, ni trop ni trop peu.",
        link: { to: "/chien/croquettes/chiot/", name: "Croquettes chiot" },
        image: sceneImage("chiot", "Un chiot au pied du panier où sa mère est assise"),
      },
      {
        title: "Adulte",
        text: "De un à huit ans : l’entretien, selon ce qu’il court et ce qu’il pèse.",
        link: { to: "/chien/croquettes/adulte/", name: "Croquettes chien adulte" },
        image: sceneImage("chien-forme", "Un chien entre une haie et un cerceau d’agility"),
      },
      {
        title: "Senior",
        text: "Moins d’énergie, autant de bonnes protéines, des bouchées plus tendres.",
        link: { to: "/chien/croquettes/senior/", name: "Croquettes chien senior" },
        image: sceneImage("chien-senior", "Un vieux chien devant la cheminée, près de sa gamelle"),
      },
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "A-t-il besoin d’un coup de patte ?",
    cards: [
      {
        title: "Stérilisé ou un peu rond",
        text: "Moins gras, plus de fibres : il finit sa gamelle sans finir au régime.",
        link: { to: "/chien/croquettes/sterilise-et-light/", name: "Stérilisé et light" },
      },
      {
        title: "Ventre délicat",
        text: "Une seule protéine animale et peu d’ingrédients, en croquettes ou en terrine.",
        link: { to: "/chien/?filtre-besoin=digestion-sensible#produits", name: "Digestion sensible" },
      },
      {
        title: "Peau qui gratte, poil terne",
        text: "Du poisson et ses oméga 3, pour la peau et pour la robe.",
        link: { to: "/chien/?filtre-besoin=peau-pelage#produits", name: "Peau et pelage" },
      },
      {
        title: "Sans céréales",
        text: "Patate douce, pois ou pomme de terre à la place du riz et de l’orge.",
        link: { to: "/chien/croquettes/sans-cereales/", name: "Croquettes sans céréales" },
      },
    ],
  },
  {
    __component: "blocks.product-row",
    title: "Les plus commandés pour les chiens",
    link: { to: "/chien/?tri=note#produits", name: "Les mieux notés" },
    skus: [
      "MUS-CH-ADU-POU",
      "MUS-CH-CHI-POU",
      "MUS-CH-PRA-BOE",
      "MUS-CH-PAT-BOE",
      "MUS-CH-STE-VOL",
      "MUS-CH-FRI-CAN",
      "MUS-CH-SEN-DIN",
      "MUS-CH-PAT-AGN",
    ],
  },
  {
    __component: "blocks.card-grid",
    title: "Croquettes, pâtée ou récompense ?",
    cards: [
      {
        title: "Croquettes",
        text: "Faciles à doser et à garder, avec ou sans céréales.",
        link: { to: "/chien/croquettes/", name: "Toutes ses croquettes" },
        image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
      },
      {
        title: "Pâtées",
        text: "De l’eau, du parfum, de vrais morceaux.",
        link: { to: "/chien/patees/", name: "Toutes ses pâtées" },
        image: sceneImage("repas-chien", "Un chien gris devant une gamelle pleine"),
      },
      {
        title: "Friandises",
        text: "À un ou quelques ingrédients, en petites quantités.",
        link: { to: "/chien/friandises/", name: "Toutes ses friandises" },
        image: sceneImage("friandises-chien", "Un chien assis près d’un bol de biscuits en forme d’os"),
      },
    ],
  },
  {
    __component: "blocks.rich-content",
    title: "Trois questions avant de choisir",
    text: `**Combien pèse-t-il, et combien devrait-il peser ?** La ration se calcule sur le poids de forme, pas sur celui d’aujourd’hui. Passez la main sur ses côtes : vous devez les sentir sans les voir.

**Que fait-il de ses journées ?** Deux heures de promenade ou dix heures de canapé, c’est parfois un tiers d’énergie d’écart. Nos fiches donnent les kilocalories pour 100 g : fiez-vous à elles plus qu’au mot « actif ».

**Qu’a-t-il mangé jusqu’ici ?** S’il va bien, changez lentement, en sept à dix jours. Notre page [bien choisir](/page/bien-choisir/) vous accompagne pas à pas.`,
  },
];
