import { sceneImage } from "../images.ts";
import { quoteOf, shopScore } from "../shop-reviews.ts";
import type { PageEntry } from "./page-entry.ts";

export const home: PageEntry = {
  slug: "home",
  title: "Museau, l’alimentation premium pour chien et chat",
  seo: {
    title: "Croquettes et pâtées premium pour chien et chat",
    description:
      "Des recettes courtes, des étiquettes lisibles, une livraison offerte dès {{delivery.freeFrom}} : croquettes, pâtées et friandises premium pour chien et chat.",
  },
  blocks: [
    {
      __component: "blocks.hero",
      title: "Des repas simples, pour des animaux heureux",
      text: "Croquettes, pâtées et friandises aux recettes courtes, avec tout ce qu’elles contiennent écrit dessus. Préparées en France, livrées à votre rythme.",
      image: sceneImage(
        "accueil",
        "Un chien et un chat assis devant une fenêtre, près d’un sac de croquettes Museau",
      ),
      links: [
        { to: "/chien/", name: "Pour mon chien" },
        { to: "/chat/", name: "Pour mon chat" },
        { to: "/guide-croquettes/", name: "Trouver sa croquette" },
      ],
    },
    {
      __component: "blocks.usp-grid",
      usps: [
        {
          icon: "truck",
          title: "Livraison offerte dès {{delivery.freeFrom}}",
          text: "À domicile ou en point relais, en France, en Belgique et au Luxembourg.",
        },
        {
          icon: "calendar",
          title: "−10 % avec l’abonnement",
          text: "Deux livraisons au minimum, puis sans engagement.",
        },
        {
          icon: "star",
          title: `${shopScore.score.toLocaleString("fr-FR")} sur 5`,
          text: `D’après ${shopScore.count.toLocaleString("fr-FR")} avis de clients livrés, tous vérifiés.`,
        },
        {
          icon: "store",
          title: "Vingt et un magasins",
          text: "En France, en Belgique et au Luxembourg, animaux bienvenus.",
        },
      ],
    },
    {
      __component: "blocks.product-row",
      title: "Les plus commandés",
      link: { to: "/tous-les-produits/", name: "Voir tous les produits" },
      skus: [
        "MUS-CH-ADU-POU",
        "MUS-CT-STE-POU",
        "MUS-CH-CHI-POU",
        "MUS-CT-PAT-POU",
        "MUS-CH-PRA-BOE",
        "MUS-CT-STE-DIN",
        "MUS-CH-PAT-BOE",
        "MUS-CT-ADU-POU",
      ],
    },
    {
      __component: "blocks.card-grid",
      title: "Pour qui est la gamelle ?",
      cards: [
        {
          title: "Pour les chiens",
          text: "Du chiot au vieux compagnon, du plus petit au plus grand.",
          link: { to: "/chien/", name: "Voir le rayon chien" },
          image: sceneImage("chien", "Un chien assis dans une prairie"),
        },
        {
          title: "Pour les chats",
          text: "Chatons, chats d’intérieur, stérilisés ou aventuriers.",
          link: { to: "/chat/", name: "Voir le rayon chat" },
          image: sceneImage("chat", "Un chat roux assis au bord d’une fenêtre"),
        },
      ],
    },
    {
      __component: "blocks.subscription",
      title: "La bonne quantité, au bon moment, à −10 %",
      text: "Choisissez un produit et un rythme : il arrive avant que le sac soit vide. Vous gardez la main jusqu’au bout.",
      points: [
        "−10 % sur chaque livraison, dès la première",
        "Dix rythmes, de trois semaines à cinq mois",
        "Rythme et date modifiables jusqu’à 4 jours avant l’envoi",
        "Deux livraisons au minimum, puis sans engagement",
      ],
      link: { to: "/page/abonnement/", name: "Comment ça marche" },
      image: sceneImage("abonnement", "Un calendrier aux jours cochés, un chien, un chat et deux sacs"),
    },
    {
      __component: "blocks.card-grid",
      title: "À chaque âge, à chaque besoin",
      cards: [
        {
          title: "Il vient d’arriver",
          text: "Chiots : des recettes de croissance, petite ou grande race.",
          link: { to: "/chien/croquettes/chiot/", name: "Croquettes chiot" },
          image: sceneImage("chiot", "Un chiot au pied du panier où sa mère est assise"),
        },
        {
          title: "Elle est stérilisée",
          text: "Chats opérés : des recettes moins grasses, toujours riches en viande ou en poisson.",
          link: { to: "/chat/croquettes/sterilise/", name: "Croquettes chat stérilisé" },
          image: sceneImage(
            "chat-interieur",
            "Deux chats d’appartement, l’un à la fenêtre, l’autre sur son arbre",
          ),
        },
        {
          title: "Il prend de l’âge",
          text: "Chiens seniors : moins d’énergie, autant de bonnes protéines.",
          link: { to: "/chien/croquettes/senior/", name: "Croquettes chien senior" },
          image: sceneImage("chien-senior", "Un vieux chien devant la cheminée, près de sa gamelle"),
        },
        {
          title: "Elle digère mal",
          text: "Chats sensibles : une seule protéine animale, peu d’ingrédients.",
          link: { to: "/chat/croquettes/sensible/", name: "Croquettes chat sensible" },
          image: sceneImage("chat-sensible", "Un chat assis dans son panier, entouré de cœurs"),
        },
      ],
    },
    {
      __component: "blocks.card-grid",
      title: "Prenons le temps d’en parler",
      cards: [
        {
          title: "Bien choisir son aliment",
          text: "Âge, mode de vie, étiquette, ration, transition : le guide en cinq étapes.",
          link: { to: "/page/bien-choisir/", name: "Ouvrir le guide" },
          image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
        },
        {
          title: "Des avis vérifiés",
          text: "Écrits par des clients livrés, datés deux fois, jamais triés par note.",
          link: { to: "/page/avis-verifies/", name: "Notre méthode" },
          image: sceneImage("avis", "Un chien et un chat sous des bulles d’avis étoilées"),
        },
      ],
    },
    {
      __component: "blocks.reviews",
      title: "Ils ont fini leur gamelle",
      ...shopScore,
      link: { to: "/page/avis-verifies/", name: "Comment nous vérifions les avis" },
      sort: "Trois avis choisis par notre équipe, du plus récent au plus ancien ; note et nombre sont ceux de tous les avis.",
      quotes: [
        quoteOf("MUS-CH-ADU-POU", "Claire M."),
        quoteOf("MUS-CH-ADU-SAU", "Brigitte H."),
        quoteOf("MUS-CT-PAT-POU", "Tiphaine G."),
      ],
    },
    {
      __component: "blocks.product-row",
      title: "À glisser dans le colis",
      skus: [
        "MUS-CH-FRI-CAN",
        "MUS-CT-FRI-CRE",
        "MUS-CH-FRI-SAU",
        "MUS-CT-PAT-LAP",
        "MUS-CH-FRI-BIS",
        "MUS-CT-FRI-COU",
        "MUS-CH-PAT-PET",
        "MUS-CT-PAT-THO",
      ],
    },
    {
      __component: "blocks.card-grid",
      title: "Une maison, des magasins, un engagement",
      cards: [
        {
          title: "La maison Museau",
          text: "Une cuisinière, un agronome et un chien qui ne mangeait rien.",
          link: { to: "/page/a-propos/", name: "Lire notre histoire" },
          image: sceneImage(
            "atelier",
            "Une cuisine avec une marmite qui fume, un chat et un chien qui attendent",
          ),
        },
        {
          title: "Nos magasins",
          text: "De Lille à Nice, de Nantes à Luxembourg, animaux bienvenus.",
          link: { to: "/magasins/", name: "Nous rendre visite" },
          image: sceneImage("boutique", "La devanture d’une boutique Museau, un chat dans la vitrine"),
        },
        {
          title: "1 % pour les animaux",
          text: "41 280 € versés en 2025 à trois associations.",
          link: { to: "/page/1-pourcent-pour-les-animaux/", name: "À qui, et comment" },
          image: sceneImage(
            "refuge",
            "Un chien et des chats devant la maison d’un refuge, un colis à leurs pieds",
          ),
        },
      ],
    },
  ],
};
