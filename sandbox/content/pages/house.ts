import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const house: PageEntry[] = [
  {
    slug: "a-propos",
    title: "À propos de Museau",
    seo: {
      title: "À propos de la maison Museau",
      description: "Qui nous sommes, comment nous composons nos recettes et où elles sont fabriquées.",
      kind: "AboutPage",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Une petite maison, de grandes gamelles",
        text: "Museau est née à Lyon en 2017, d’une cuisinière, d’un ingénieur agronome et d’un chien qui ne mangeait rien.",
        image: sceneImage(
          "atelier",
          "Une cuisine avec une marmite qui fume, un chat et un chien qui attendent",
        ),
        links: [
          { to: "/page/notre-histoire/", name: "Notre histoire" },
          { to: "/page/notre-fabrication/", name: "Notre fabrication" },
        ],
      },
      chapter(
        "Le chien qui ne mangeait rien",
        `Il s’appelait Basile, un griffon de onze ans que Jeanne Aubry avait adopté au refuge. Trois mois de gamelles refusées, puis une terrine de bœuf aux carottes, mijotée un dimanche pour toute la famille, lui compris. Malik Ferhat, l’ami agronome, a fait les calculs pour qu’elle devienne un repas complet. La recette a peu changé : c’est toujours notre [terrine de bœuf et carottes](/produits/terrine-chien-boeuf-carottes/).

Nous sommes cent douze aujourd’hui, avec vingt et un magasins et neuf gammes. La société appartient à ses fondateurs et à ses salariés.`,
      ),
      chapter(
        "Comment naît une recette",
        `Tout commence par une question simple : de quoi cet animal a-t-il besoin, et qu’a-t-il envie de manger ? Notre équipe part des repères européens de la profession (FEDIAF), choisit une viande ou un poisson, puis ajoute **le moins d’ingrédients possible** pour que le repas soit complet.

Chaque recette est ensuite goûtée par un panel d’une quarantaine de chiens et de chats de la région, chez eux, sans cage ni laboratoire. Celles qui restent dans la gamelle sont abandonnées.`,
      ),
      chapter(
        "Où elle est fabriquée",
        `Les croquettes sont cuites dans la Drôme, les terrines mijotées en Bretagne, les biscuits dorés à Villeurbanne. Les poulets viennent de la Drôme, les canards du Sud-Ouest, le riz complet de Camargue. Le saumon et le thon viennent de plus loin : nous l’écrivons aussi.`,
      ),
      {
        __component: "blocks.usp-grid",
        title: "À quoi nous tenons",
        usps: [
          {
            icon: "leaf",
            title: "Sans colorant",
            text: "Ni arôme artificiel, ni sucre ajouté, dans aucune recette.",
          },
          {
            icon: "shield",
            title: "Lots suivis",
            text: "Chaque sac porte un numéro qui remonte jusqu’aux matières premières.",
          },
          {
            icon: "store",
            title: "Vingt et un magasins",
            text: "Pour sentir, toucher et poser des questions.",
          },
          {
            icon: "heart",
            title: "1 % reversé",
            text: "À des refuges et à des associations, depuis le premier jour.",
          },
        ],
      },
      {
        __component: "blocks.quote",
        text: "Si je ne peux pas expliquer un ingrédient à ma grand-mère, il n’a rien à faire dans le sac.",
        author: "Jeanne Aubry",
        role: "cuisinière et présidente",
      },
    ],
  },
  {
    slug: "1-pourcent-pour-les-animaux",
    title: "1 % pour les animaux",
    seo: {
      title: "1 % pour les animaux",
      description:
        "Nous reversons 1 % de nos ventes à des refuges et à des associations : à qui, combien et comment.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "Un centième de chaque gamelle",
        text: "Depuis le premier jour, 1 % du montant hors taxes de nos ventes part vers des refuges et des associations.",
        image: sceneImage(
          "refuge",
          "Un chien et des chats devant la maison d’un refuge, un colis à leurs pieds",
        ),
        links: [{ to: "/page/a-propos/", name: "Découvrir la maison" }],
      },
      chapter(
        "À qui ?",
        `Trois associations, choisies chaque année par un vote de nos clients et de notre équipe :

- **Le Refuge des Trois Vallons** (Isère), qui accueille et replace des chiens âgés ;
- **Les Chats du Vieux Port** (Bouches-du-Rhône), qui stérilise et nourrit les chats sans maître ;
- **Une patte de plus** (Nord), qui aide les personnes sans logement à garder leur animal.`,
      ),
      chapter(
        "Combien ?",
        `| Année | Versé | Nourriture donnée |
|---|---|---|
| 2023 | 27 410 € | 3,8 tonnes |
| 2024 | 35 960 € | 5,1 tonnes |
| 2025 | 41 280 € | 6,2 tonnes |

En 2025, le Refuge des Trois Vallons a reçu 16 512 €, les deux autres associations 12 384 € chacune. La nourriture donnée est proche de sa date, mais encore bonne ; elle ne compte pas dans le 1 %.`,
      ),
      chapter(
        "Comment est-ce compté ?",
        `Le pourcentage porte sur toutes les ventes, en ligne et en boutique, abonnements compris, remises et remboursements déduits. Il ne s’ajoute pas à votre prix. La somme est arrêtée par notre expert-comptable en mars et versée en avril, et les reçus des associations se consultent sur demande à bonjour@museau.example.`,
      ),
      {
        __component: "blocks.quote",
        text: "Un don régulier, même petit, nous permet de prévoir. C’est ce qui change tout pour un refuge.",
        author: "Maryse Delorme",
        role: "présidente du Refuge des Trois Vallons",
      },
      chapter(
        "Aider autrement",
        "Un sac entamé qui ne plaît pas, une couverture, deux heures un samedi : les refuges manquent de tout cela. Déposez les sacs propres dans l’un de [nos magasins](/magasins/), nous les leur apportons. Et si vous connaissez un refuge à aider, [proposez-le](/landing/parrainage-refuge/).",
      ),
    ],
  },
];
