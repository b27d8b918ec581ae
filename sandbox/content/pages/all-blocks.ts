import { bowlImage, sceneImage } from "../images.ts";
import { quoteOf, shopScore } from "../shop-reviews.ts";
import { home } from "./home.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

const long =
  "Un texte aussi long qu’un éditeur peut en écrire un jour de grand vent, avec un mot interminable comme anticonstitutionnellement et rien pour le couper";

export const allBlocks: PageEntry = {
  slug: "_sandbox/blocs",
  title: "Blocs de contenu",
  seo: { title: "Blocs de contenu", description: "Chaque bloc de contenu, dans ses états." },
  blocks: [
    {
      __component: "blocks.breadcrumb",
      steps: [
        { name: "À propos", to: "/page/a-propos/" },
        { name: "Étape à l’adresse refusée", to: "javascript:alert(1)" },
        { name: "Blocs de contenu" },
      ],
    },
    {
      __component: "blocks.carousel",
      title: "Carrousel : une diapositive à la fois",
      slides: [
        {
          title: "La semaine du saumon",
          text: "Six recettes qui sentent le large, pour chien et chat.",
          image: sceneImage("chat-sensible", ""),
          link: { to: "/tous-les-produits/", name: "Voir les recettes" },
        },
        {
          title: "Le premier samedi du mois",
          text: "L’atelier des biscuits se visite à 11 h, à Villeurbanne.",
          image: sceneImage("friandises-chien", ""),
          link: { to: "/magasins/", name: "Préparer la visite" },
        },
        {
          title: long,
          text: `${long}. ${long}.`,
          image: sceneImage("nature", ""),
          link: { to: "/magasins/", name: "Lien éteint", disabled: true },
        },
      ],
    },
    {
      __component: "blocks.carousel",
      title: "Carrousel : quatre de front, avec des bouts",
      heights: [240, 250, 280, 300],
      itemsPerSlide: 4,
      itemsToScroll: 2,
      interval: 0,
      infinite: false,
      slides: [
        "dry-terroir",
        "wet-cuisine",
        "treat-terroir",
        "dry-rivage",
        "dry-equilibre",
        "dry-prairie",
      ].map((bowl, place) => ({ title: `Gamelle ${place + 1}`, text: "Sans lien", image: bowlImage(bowl) })),
    },
    {
      __component: "blocks.carousel",
      title: "Carrousel : une seule diapositive",
      slides: [
        {
          title: "Seule",
          text: "Rien à faire défiler : ni flèches, ni points.",
          image: sceneImage("chat", ""),
        },
      ],
    },
    {
      __component: "blocks.timeline",
      title: "Frise",
      steps: [
        { date: "2017", title: "Le début", text: "Un texte avec un [lien](/page/a-propos/) et du **gras**." },
        {
          date: "Printemps 2020",
          title: "Avec une image",
          text: long,
          image: sceneImage("campagne", "Des collines, une ferme et des champs, un chien dans l’herbe"),
        },
        { date: "2026", title: "Aujourd’hui", text: "La dernière étape ferme la ligne." },
      ],
    },
    {
      __component: "blocks.video",
      title: "Vidéo",
      url: "https://youtu.be/aqz-KE-bpKQ",
      image: sceneImage("nature", ""),
      legend: "« Big Buck Bunny », court métrage libre de la Blender Foundation (10 minutes, sans paroles).",
    },
    {
      __component: "blocks.embed",
      title: "Contenu d’un autre site",
      text: "Une carte libre, chargée à la demande.",
      url: "https://www.openstreetmap.org/export/embed.html?bbox=4.79%2C45.76%2C4.83%2C45.79&layer=mapnik",
    },
    {
      __component: "blocks.image-with-legend",
      image: sceneImage("abonnement", "Un calendrier aux jours cochés, un chien, un chat et deux sacs"),
      legend: "Image et légende : la légende dit ce que l’image ne dit pas.",
      credit: "maison Museau",
    },
    {
      __component: "blocks.composite",
      title: "Sas : pour qui venez-vous ?",
      layout: "columns",
      blocks: [
        {
          __component: "blocks.sas-option",
          title: "Pour mon chien",
          text: "Du chiot au vieux compagnon.",
          image: sceneImage("chien", ""),
          link: { to: "/chien/", name: "Le rayon chien" },
        },
        {
          __component: "blocks.sas-option",
          title: "Pour mon chat",
          text: long,
          image: sceneImage("chat", ""),
          link: { to: "/chat/", name: "Le rayon chat" },
        },
        {
          __component: "blocks.sas-option",
          title: "Pour mon lapin",
          text: "Un choix éteint : son lien est un texte.",
          link: { to: "/tous-les-produits/", name: "Bientôt, peut-être", disabled: true },
        },
      ],
    },
    {
      __component: "blocks.composite",
      title: "Composition : des blocs dans un bloc",
      blocks: [
        {
          __component: "blocks.composite",
          layout: "columns",
          blocks: [
            {
              __component: "blocks.usp-card",
              icon: "leaf",
              title: "Sans colorant",
              text: "Ni arôme artificiel, ni sucre ajouté.",
              link: { to: "/page/notre-fabrication/", name: "Notre fabrication" },
            },
            {
              __component: "blocks.usp-card",
              icon: "inconnu",
              title: "Un nom d’icône inconnu",
              text: "Il devient un cœur.",
            },
            {
              __component: "blocks.composite",
              layout: "columns",
              blocks: [{ __component: "blocks.quote", text: "Trop profond : laissé de côté.", author: "–" }],
            },
          ],
        },
        {
          __component: "blocks.rich-content",
          text: "Un texte dans une composition, *en italique* et **en gras**, avec une adresse : www.museau.example.",
        },
      ],
    },
    {
      __component: "blocks.accordion",
      title: "Accordéon",
      folds: [
        { title: "Un pli ouvert dès le début", text: "Il se ferme au clic.", open: true },
        {
          title: "Un pli fermé",
          text: "Il s’ouvre au clic, avec ou sans scripts.\n\n- une liste\n- et sa suite",
        },
        { title: long, text: long },
      ],
    },
    {
      __component: "blocks.composite",
      title: "Liens seuls",
      layout: "columns",
      blocks: [
        { __component: "blocks.smart-link", link: { to: "/chien/", name: "Plein" } },
        { __component: "blocks.smart-link", link: { to: "/chat/", name: "Contour" }, look: "outline" },
        { __component: "blocks.smart-link", link: { to: "/page/livraison/", name: "Texte" }, look: "text" },
        {
          __component: "blocks.smart-link",
          link: {
            to: "https://www.service-public.fr/",
            name: "Autre site, nouvel onglet",
            target: "_blank",
            rel: "nofollow",
          },
          look: "text",
        },
        { __component: "blocks.smart-link", link: { to: "/chien/", name: "Éteint", disabled: true } },
        {
          __component: "blocks.smart-link",
          link: { to: "vbscript:x", name: "Adresse refusée" },
          look: "text",
        },
      ],
    },
    {
      __component: "blocks.usp-grid",
      title: "Raisons d’acheter",
      usps: [
        {
          icon: "truck",
          title: "Livraison offerte dès {{delivery.freeFrom}}",
          text: "À domicile ou en point relais.",
        },
        { icon: "calendar", title: "−10 % avec l’abonnement", text: "Deux livraisons au minimum." },
        { icon: "store", title: "Vingt et un magasins", text: long },
      ],
    },
    {
      __component: "blocks.quote",
      text: "Citation sur toute la largeur : une phrase qui mérite qu’on s’arrête.",
      author: "Jeanne Aubry",
      role: "cuisinière et présidente",
    },
    chapter(
      "Texte riche",
      `Un paragraphe avec un [lien](/page/a-propos/), du **gras**, de l’*italique*,
un retour à la ligne gardé, et une adresse reconnue : https://www.service-public.fr.

> Une citation dans le texte.

1. Une liste numérotée
2. avec sa suite

| Gabarit | Diamètre |
|---|--:|
| Chat | 6 mm |

## Un titre avec une classe {.remarque #titre-marque}

<details><summary>Du HTML gardé</summary>Et nettoyé.</details>`,
    ),
    {
      __component: "blocks.text-seo",
      title: "Texte pour les moteurs de recherche",
      text: `## Un premier titre\n\n${long}.\n\n## Un second titre\n\nUne suite, avec un [lien](/page/bien-choisir/).`,
    },
    {
      __component: "blocks.reviews",
      title: "Avis",
      ...shopScore,
      sort: "Un avis choisi par notre équipe.",
      quotes: [quoteOf("MUS-CH-ADU-POU", "Claire M.")],
    },
    ...["hero", "product-row", "card-grid", "subscription"].flatMap(
      (kind) => home.blocks.find(({ __component }) => __component === `blocks.${kind}`) ?? [],
    ),
  ],
};
