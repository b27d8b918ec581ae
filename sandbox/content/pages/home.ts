import { sceneImage } from "../images.ts";
import type { PageEntry } from "./page-entry.ts";

export const home: PageEntry = {
  slug: "home",
  title: "Museau, l'alimentation premium pour chien et chat",
  seo: {
    title: "Croquettes et pâtées premium pour chien et chat",
    description:
      "Des recettes courtes, des étiquettes lisibles et une livraison au rythme de votre animal : croquettes, pâtées et friandises premium pour chien et chat.",
  },
  blocks: [
    {
      __component: "blocks.hero",
      title: "Des repas simples, pour des animaux heureux",
      text: "Croquettes, pâtées et friandises aux recettes courtes, avec tout ce qu'elles contiennent écrit dessus. Préparées en France, livrées à votre rythme.",
      image: sceneImage(
        "accueil",
        "Un chien et un chat assis devant une fenêtre, près d'un sac de croquettes Museau",
      ),
      links: [
        { to: "/chien/", name: "Pour mon chien" },
        { to: "/chat/", name: "Pour mon chat" },
      ],
    },
    {
      __component: "blocks.card-grid",
      title: "Pour qui est la gamelle ?",
      cards: [
        {
          title: "Pour les chiens",
          text: "Du chiot au vieux compagnon, du plus petit au plus grand.",
          link: { to: "/chien/", name: "Voir le rayon chien" },
          image: sceneImage("chien", "Un chien assis dans une prairie"),
        },
        {
          title: "Pour les chats",
          text: "Chatons, chats d'intérieur, stérilisés ou aventuriers.",
          link: { to: "/chat/", name: "Voir le rayon chat" },
          image: sceneImage("chat", "Un chat roux assis au bord d'une fenêtre"),
        },
      ],
    },
    {
      __component: "blocks.product-row",
      title: "Les plus appréciés",
      link: { to: "/tous-les-produits/", name: "Voir tous les produits" },
      skus: [
        "MUS-CH-ADU-POU",
        "MUS-CT-STE-POU",
        "MUS-CH-CHI-POU",
        "MUS-CT-PAT-POU",
        "MUS-CH-ADU-AGN",
        "MUS-CT-ADU-CAN",
        "MUS-CH-PAT-BOE",
        "MUS-CH-FRI-CAN",
      ],
    },
    {
      __component: "blocks.usp-grid",
      title: "Ce que nous vous promettons",
      usps: [
        {
          icon: "leaf",
          title: "Des recettes courtes",
          text: "Viande ou poisson en premier, et tous les pourcentages qui comptent sur l'étiquette.",
        },
        {
          icon: "calendar",
          title: "L'abonnement à −10 %",
          text: "Deux livraisons au minimum, puis sans engagement : vous arrêtez, décalez ou changez quand vous voulez.",
        },
        {
          icon: "truck",
          title: "Livré où vous voulez",
          text: "À domicile ou en point relais, en France, en Belgique et au Luxembourg.",
        },
        {
          icon: "heart",
          title: "1 % pour les animaux",
          text: "Un centième de chaque vente va à des refuges et à des associations.",
        },
      ],
    },
    {
      __component: "blocks.card-grid",
      title: "Prenons le temps d'en parler",
      cards: [
        {
          title: "Bien choisir son aliment",
          text: "Lire une étiquette, comparer deux sacs, calculer une ration.",
          link: { to: "/page/bien-choisir/", name: "Lire nos conseils" },
          image: sceneImage("guide", "Un chien et un chat côte à côte devant leurs gamelles"),
        },
        {
          title: "L'abonnement",
          text: "La bonne quantité, au bon moment, à −10 %.",
          link: { to: "/page/abonnement/", name: "Comment ça marche" },
          image: sceneImage("abonnement", "Un calendrier aux jours cochés, un chien, un chat et deux sacs"),
        },
        {
          title: "Nos boutiques",
          text: "À Lyon et à Villeurbanne, animaux bienvenus.",
          link: { to: "/page/nos-boutiques/", name: "Nous rendre visite" },
          image: sceneImage("boutique", "La devanture d'une boutique Museau, un chat dans la vitrine"),
        },
      ],
    },
    {
      __component: "blocks.quote",
      text: "Je cherchais une étiquette que je comprenne. J'ai aussi trouvé un chien qui finit sa gamelle.",
      author: "Nadia K.",
      role: "cliente à Villefranche-sur-Saône, avec Uno, cocker de 6 ans",
    },
    {
      __component: "blocks.product-row",
      title: "Nouveautés et envies de poisson",
      link: { to: "/chat/", name: "Voir le rayon chat" },
      skus: ["MUS-CT-PAT-LAP", "MUS-CT-STE-SAU", "MUS-CH-ADU-SAU", "MUS-CT-PAT-SAU", "MUS-CT-FRI-SAU"],
    },
  ],
};

export const about: PageEntry = {
  slug: "a-propos",
  title: "À propos de Museau",
  seo: {
    title: "À propos de la maison Museau",
    description: "Qui nous sommes, comment nous composons nos recettes et où elles sont fabriquées.",
  },
  blocks: [
    {
      __component: "blocks.hero",
      title: "Une petite maison, de grandes gamelles",
      text: "Museau est née à Lyon en 2017, d'une cuisinière, d'un ingénieur agronome et d'un chien qui ne mangeait rien.",
      image: sceneImage(
        "atelier",
        "Une cuisine avec une marmite qui fume, un chat et un chien qui attendent",
      ),
      links: [{ to: "/tous-les-produits/", name: "Découvrir nos recettes" }],
    },
    {
      __component: "blocks.rich-content",
      title: "Comment naît une recette",
      text: `Tout commence par une question simple : de quoi cet animal a-t-il besoin, et qu'a-t-il envie de manger ? Notre équipe part des repères européens de la profession (FEDIAF), choisit une viande ou un poisson, puis ajoute **le moins d'ingrédients possible** pour que le repas soit complet.

Chaque recette est ensuite goûtée par un panel d'une quarantaine de chiens et de chats de la région, chez eux, sans cage ni laboratoire. Celles qui reviennent dans la gamelle sont abandonnées.`,
    },
    {
      __component: "blocks.rich-content",
      title: "Où elle est fabriquée",
      text: `Les croquettes sont cuites dans la Drôme, les terrines mijotées en Bretagne, les biscuits dorés à Villeurbanne. Les poulets viennent de la Drôme, les canards du Sud-Ouest, le riz complet de Camargue. Le saumon et le thon viennent de plus loin : nous l'écrivons aussi.`,
    },
    {
      __component: "blocks.usp-grid",
      usps: [
        {
          icon: "leaf",
          title: "Sans colorant",
          text: "Ni arôme artificiel, ni sucre ajouté, dans aucune recette.",
        },
        {
          icon: "shield",
          title: "Lots suivis",
          text: "Chaque sac porte un numéro qui remonte jusqu'aux matières premières.",
        },
        { icon: "store", title: "Deux boutiques", text: "Pour sentir, toucher et poser des questions." },
      ],
    },
  ],
};
