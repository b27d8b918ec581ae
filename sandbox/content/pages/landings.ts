import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const landings: PageEntry[] = [
  {
    slug: "landing/offre-chiot",
    title: "Offre chiot",
    seo: {
      title: "Bienvenue au chiot : un sachet de croquettes offert",
      description:
        "Un sachet de croquettes chiot de 300 g offert dès 25 € de produits avec le code CHIOT2026, et une semaine de transition réussie.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Il vient d’arriver. On lui offre un sachet.",
        text: "300 g de croquettes chiot offerts dès 25 € de produits, avec le code CHIOT2026 : de quoi commencer la transition sans gâcher.",
        image: sceneImage("chiot", "Un chiot au pied du panier où sa mère est assise"),
        links: [
          { to: "/chien/croquettes/chiot/", name: "Choisir ses croquettes" },
          { to: "/page/bien-choisir/", name: "Lire le guide" },
        ],
      },
      {
        __component: "blocks.composite",
        title: "Quel chiot avez-vous ?",
        layout: "columns",
        blocks: [
          {
            __component: "blocks.sas-option",
            title: "Petite race",
            text: "Moins de 10 kg adulte : des croquettes qui tiennent sous une petite dent.",
            link: {
              to: "/produits/croquettes-chiot-petite-race-poulet-epeautre/",
              name: "Chiot petite race",
            },
          },
          {
            __component: "blocks.sas-option",
            title: "Moyenne race",
            text: "De 10 à 25 kg adulte : la croissance, sans se presser.",
            link: { to: "/produits/croquettes-chiot-moyenne-race-agneau-riz/", name: "Chiot moyenne race" },
          },
          {
            __component: "blocks.sas-option",
            title: "Grande race",
            text: "Plus de 25 kg adulte : calcium et énergie mesurés, pour grandir lentement.",
            link: {
              to: "/produits/croquettes-chiot-grande-race-dinde-riz/",
              name: "Chiot grande race",
            },
          },
        ],
      },
      {
        __component: "blocks.timeline",
        title: "La première semaine",
        steps: [
          {
            date: "Jours 1 et 2",
            title: "Un quart de nouveau",
            text: "Trois quarts de son aliment d’avant, un quart du nouveau. Quatre petits repas par jour.",
          },
          {
            date: "Jours 3 et 4",
            title: "Moitié-moitié",
            text: "S’il digère bien, continuez. Sinon, restez deux jours de plus à ce palier.",
          },
          {
            date: "Jours 5 à 7",
            title: "Presque tout",
            text: "Trois quarts du nouveau. À la fin de la semaine, le sachet offert est fini, et la transition aussi.",
          },
        ],
      },
      chapter(
        "Les conditions",
        "Un sachet de croquettes chiot de 300 g offert par commande, dès 25 € de produits, avec le code CHIOT2026 saisi dans le panier, dans la limite des stocks. Sans abonnement obligatoire. Offre valable en France métropolitaine, en Belgique et au Luxembourg.",
      ),
      {
        __component: "blocks.smart-link",
        link: { to: "/chien/croquettes/chiot/", name: "Voir les croquettes chiot" },
      },
    ],
  },
  {
    slug: "landing/parrainage-refuge",
    title: "Parrainer un refuge",
    seo: {
      title: "Parrainer un refuge avec Museau",
      description:
        "Un refuge près de chez vous peut recevoir la nourriture Museau : comment le proposer, ce que nous envoyons et à quel rythme.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Proposez le refuge de votre ville",
        text: "Chaque trimestre, nous livrons un refuge de plus en aliments proches de leur date, mais encore bons. C’est vous qui nous dites lequel.",
        image: sceneImage(
          "refuge",
          "Un chien et des chats devant la maison d’un refuge, un colis à leurs pieds",
        ),
        links: [
          {
            to: "mailto:bonjour@museau.example?subject=Un%20refuge%20%C3%A0%20parrainer",
            name: "Proposer un refuge",
          },
          { to: "/page/1-pourcent-pour-les-animaux/", name: "Où va le 1 %" },
        ],
      },
      {
        __component: "blocks.composite",
        title: "Comment ça marche",
        layout: "columns",
        blocks: [
          {
            __component: "blocks.usp-card",
            icon: "heart",
            title: "Vous proposez",
            text: "Le nom du refuge, sa ville, et pourquoi lui. Deux lignes suffisent.",
          },
          {
            __component: "blocks.usp-card",
            icon: "shield",
            title: "Nous vérifions",
            text: "Association déclarée, animaux accueillis, place pour stocker : nous appelons chaque refuge.",
          },
          {
            __component: "blocks.usp-card",
            icon: "truck",
            title: "Nous livrons",
            text: "Une palette par trimestre, transport à notre charge, selon les animaux présents.",
          },
        ],
      },
      {
        __component: "blocks.quote",
        text: "Un don régulier, même petit, nous permet de prévoir. C’est ce qui change tout pour un refuge.",
        author: "Maryse Delorme",
        role: "présidente du Refuge des Trois Vallons",
      },
      {
        __component: "blocks.accordion",
        title: "Avant de nous écrire",
        folds: [
          {
            title: "Faut-il être client ?",
            text: "Non. Et rien ne vous sera vendu : votre adresse ne sert qu’à vous répondre.",
          },
          {
            title: "Combien de refuges aidez-vous ?",
            text: "Trois associations reçoivent le [1 %](/page/1-pourcent-pour-les-animaux/). Les dons de nourriture vont à une douzaine de refuges, un nouveau chaque trimestre.",
          },
          {
            title: "Et si mon refuge n’est pas retenu ?",
            text: "Il reste sur la liste un an, et nous vous disons pourquoi.",
          },
        ],
      },
      {
        __component: "blocks.smart-link",
        link: {
          to: "mailto:bonjour@museau.example?subject=Un%20refuge%20%C3%A0%20parrainer",
          name: "Écrire à l’équipe",
        },
      },
    ],
  },
];
