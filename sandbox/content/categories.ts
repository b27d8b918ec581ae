import type { Category, Image } from "../../shared/content.ts";
import { ancestorsOf, type CategoryPath, categoryPaths, categoryTree } from "./category-tree.ts";
import { bowlImage, sceneImage } from "./images.ts";
import { isListed, products } from "./products.ts";

/** What an editor writes of a category; its place in the tree and its products are found from the rest. */
interface CategoryTexts {
  title: string;
  intro: string;
  text: string;
  seo: { title: string; description: string };
  image: Image;
}

const texts: Record<CategoryPath, CategoryTexts> = {
  chien: {
    title: "Bien nourrir son chien",
    intro: "Croquettes, pâtées et friandises aux recettes courtes, du chiot au vieux compagnon.",
    image: sceneImage("chien", "Un chien assis dans une prairie, une balle à ses pieds"),
    seo: {
      title: "Alimentation premium pour chien : croquettes, pâtées, friandises",
      description:
        "Croquettes, pâtées et friandises pour chien, aux recettes courtes et aux étiquettes lisibles. Livrées chez vous ou en point relais, avec ou sans abonnement.",
    },
    text: `## Que doit contenir la gamelle d'un chien ?

Le chien est un carnivore qui a appris à vivre avec nous : il tire parti de la viande et du poisson, mais aussi des céréales, des légumineuses et des légumes bien cuits. Un **aliment complet** lui apporte tout ce dont il a besoin chaque jour ; un **aliment complémentaire**, comme une friandise, s'ajoute à sa ration sans la remplacer.

## Lire une étiquette en trois regards

1. **La composition** cite les ingrédients du plus lourd au plus léger. Un pourcentage à côté d'une viande dit combien il y en a vraiment.
2. **Les constituants analytiques** donnent les protéines, les matières grasses, les fibres, les cendres et, sur nos fiches, l'humidité.
3. **L'énergie** pour 100 g permet de comparer deux aliments et de calculer une ration.

## Croquettes, pâtée, ou les deux ?

Les [croquettes](/chien/croquettes/) se conservent et se dosent facilement. La [pâtée](/chien/patees/) apporte de l'eau et du plaisir. On peut servir les deux dans la même journée, à condition de réduire l'une quand on ajoute l'autre. Notre page [bien choisir](/page/bien-choisir/) vous aide à faire les comptes.`,
  },
  "chien/croquettes": {
    title: "Croquettes pour chien",
    intro: "Des recettes complètes, avec ou sans céréales, à choisir selon l'âge, la taille et l'activité.",
    image: bowlImage("dry-terroir"),
    seo: {
      title: "Croquettes pour chien : poulet, agneau, saumon, canard",
      description:
        "Croquettes complètes pour chien adulte, senior, stérilisé, petit ou grand. Composition, énergie et ration indiquées sur chaque fiche.",
    },
    text: `## Choisir ses croquettes

**L'âge d'abord.** Un chiot a besoin de davantage de protéines, d'énergie et de minéraux qu'un adulte : des recettes lui sont [réservées](/chien/croquettes/chiot/). À partir de 8 ans environ, un aliment senior convient à la plupart des chiens.

**La taille ensuite.** Une croquette de 8 mm se perd dans la gueule d'un dogue, une croquette de 18 mm décourage un chihuahua.

**L'activité enfin.** Un chien stérilisé qui sort peu dépense souvent un cinquième de moins qu'un chien actif du même poids.

## Avec ou sans céréales ?

Les deux conviennent au chien en bonne santé. Bien cuites, les céréales se digèrent bien ; sans elles, la patate douce, les pois ou la pomme de terre apportent l'amidon. Regardez plutôt la part de viande ou de poisson, et ce que votre chien en pense.

## Changer sans brusquer

Comptez 7 à 10 jours : un quart de nouvel aliment les deux premiers jours, la moitié ensuite, puis trois quarts.`,
  },
  "chien/croquettes/chiot": {
    title: "Croquettes pour chiot",
    intro: "Des recettes de croissance, du sevrage à la taille adulte.",
    image: bowlImage("dry-premiers-pas"),
    seo: {
      title: "Croquettes pour chiot, petites et grandes races",
      description:
        "Croquettes complètes pour chiot de petite, moyenne et grande taille, avec les rations par poids et le rapport calcium-phosphore.",
    },
    text: `## Jusqu'à quand donner des croquettes pour chiot ?

Jusqu'à la taille adulte : vers 10 mois pour un petit chien, 12 mois pour un chien moyen, 15 à 24 mois pour un grand. Une pesée par semaine, toujours à la même heure, vaut mieux qu'un long calcul.

## Petite ou grande race ?

Un chiot qui pèsera plus de 25 kg grandit longtemps, et trop d'énergie ou de calcium ne lui rendent pas service. La recette *grande race* est donc moins grasse, et son calcium est tenu dans une fourchette étroite.

## Combien de repas ?

Trois ou quatre jusqu'à 4 mois, trois jusqu'à 6 mois, deux ensuite. Vous pouvez mouiller les croquettes à l'eau tiède les premières semaines, ou les mêler à une [mousse pour chiot](/produits/mousse-chiot-poulet-riz/).`,
  },
  "chien/patees": {
    title: "Pâtées pour chien",
    intro: "Terrines, émincés et mousses cuits doucement, complets et sans sucre ajouté.",
    image: bowlImage("wet-cuisine"),
    seo: {
      title: "Pâtées pour chien : terrines, émincés et mousses",
      description:
        "Pâtées complètes pour chien au bœuf, à l'agneau ou au poulet, en boîtes et en sachets. Seules ou avec des croquettes.",
    },
    text: `## Terrine, émincé ou mousse ?

La **terrine** se tranche et se coupe en dés. L'**émincé** donne de vrais morceaux dans une sauce courte. La **mousse** se lape : elle convient aux plus jeunes et aux dents fatiguées.

## Mélanger pâtée et croquettes

Une pâtée contient près de 80 % d'eau : il en faut environ quatre fois plus qu'en croquettes pour la même énergie. Si vous ajoutez 100 g de pâtée, retirez environ 25 g de croquettes.

## Conserver

Une boîte ouverte se garde 48 heures au réfrigérateur, couverte. Sortez-la un quart d'heure avant le repas : froide, elle sent moins bon.`,
  },
  "chien/friandises": {
    title: "Friandises pour chien",
    intro: "Des récompenses simples, à un ou quelques ingrédients.",
    image: bowlImage("treat-terroir"),
    seo: {
      title: "Friandises pour chien à peu d'ingrédients",
      description:
        "Aiguillettes de canard séchées et biscuits pour chien. Quantités maximales par jour indiquées selon le poids.",
    },
    text: `## Combien de friandises par jour ?

Un repère simple : **pas plus d'un dixième de l'énergie du jour**. Pour un chien de 10 kg, cela fait une quinzaine de grammes de canard séché. Retirez l'équivalent de sa ration s'il en reçoit souvent.

## Récompenser bien

Une petite récompense immédiate vaut mieux qu'une grande, plus tard. Cassez les aiguillettes en morceaux de la taille d'un petit pois : votre chien compte les occasions, pas les grammes.`,
  },
  chat: {
    title: "Bien nourrir son chat",
    intro: "Des recettes riches en viande ou en poisson, du chaton au chat d'âge respectable.",
    image: sceneImage("chat", "Un chat roux assis au bord d'une fenêtre"),
    seo: {
      title: "Alimentation premium pour chat : croquettes, pâtées, friandises",
      description:
        "Croquettes, pâtées et friandises pour chat, riches en viande ou en poisson. Livrées chez vous ou en point relais, avec ou sans abonnement.",
    },
    text: `## Le chat est un carnivore strict

Il lui faut des protéines animales, de la **taurine** et de la vitamine A toute faite, qu'il ne sait pas fabriquer en quantité suffisante. C'est pourquoi nos recettes pour chat sont plus riches en viande ou en poisson que celles pour chien, et pourquoi l'un ne mange pas dans la gamelle de l'autre.

## L'eau compte autant que le reste

Venu de régions sèches, le chat boit peu. Une [pâtée](/chat/patees/) est faite d'eau aux quatre cinquièmes, des [croquettes](/chat/croquettes/) pour moins d'un dixième. Servir les deux, et placer le bol d'eau loin de la gamelle, sont deux habitudes faciles.

## De petits repas, souvent

Un chat mange volontiers dix à quinze fois par jour. Pesez sa ration le matin et laissez-le la répartir, ou confiez-la à un distributeur.`,
  },
  "chat/croquettes": {
    title: "Croquettes pour chat",
    intro: "Des recettes complètes, selon l'âge et le mode de vie.",
    image: bowlImage("dry-grand-air"),
    seo: {
      title: "Croquettes pour chat : adulte, chaton, intérieur, senior",
      description:
        "Croquettes complètes pour chat adulte, chaton, stérilisé, d'intérieur ou senior. Composition, énergie et ration sur chaque fiche.",
    },
    text: `## Choisir selon le mode de vie

- **Il sort et chasse :** une recette adulte, plus énergétique.
- **Il vit en appartement :** une recette d'intérieur, plus riche en fibres.
- **Il est stérilisé :** une recette [stérilisé](/chat/croquettes/sterilise/), moins grasse.
- **Il a moins d'un an :** une recette chaton, jusqu'à 12 mois.

## Peser, plutôt que remplir

Dix grammes de trop par jour, c'est deux mois de nourriture en trop dans l'année d'un chat de 4 kg. Une balance de cuisine suffit ; le tableau de chaque fiche donne le point de départ.

## Garder le sac frais

Refermez-le bien, au sec et à l'abri de la lumière. Préférez un format que votre chat finit en huit semaines.`,
  },
  "chat/croquettes/sterilise": {
    title: "Croquettes pour chat stérilisé",
    intro: "Moins de matières grasses, davantage de fibres, et toujours beaucoup de poulet ou de poisson.",
    image: bowlImage("dry-equilibre"),
    seo: {
      title: "Croquettes pour chat stérilisé : poulet ou saumon",
      description:
        "Croquettes complètes pour chat stérilisé, au poulet ou au saumon sans céréales. Moins grasses, plus riches en fibres.",
    },
    text: `## Ce que change la stérilisation

Dans les semaines qui suivent, un chat dépense en général moins et réclame plus. Le plus simple est de passer à un aliment **moins énergétique** en une dizaine de jours, et de peser la ration.

## Poulet ou saumon ?

Les deux recettes ont une énergie voisine. Le poulet existe en grand sac, le saumon ne contient ni viande ni céréales. Beaucoup de nos clients alternent.

## Et la pâtée ?

Un sachet de [dinde et haricots verts](/produits/emince-chat-sterilise-dinde-haricots-verts/) compte moins de 60 kcal : de quoi remplir une gamelle sans charger la journée.`,
  },
  "chat/patees": {
    title: "Pâtées pour chat",
    intro: "Effilochés, émincés, terrines et mousses, complets, pour apporter de l'eau et du plaisir.",
    image: bowlImage("wet-rivage"),
    seo: {
      title: "Pâtées pour chat : effilochés, terrines et mousses",
      description:
        "Pâtées complètes pour chat au poulet, au saumon, au thon, à la dinde ou au lapin, en sachets et en boîtes.",
    },
    text: `## À chaque chat sa texture

Certains lapent la sauce et laissent le reste, d'autres ne veulent que de la terrine. Essayez par petits formats : une texture refusée l'est rarement à moitié.

## Une pâtée complète peut être le seul repas

Toutes celles de cette page sont des **aliments complets**. Un chat adulte stérilisé de 4 kg mange environ trois sachets de 85 g par jour si on ne lui donne rien d'autre, ou un sachet et une petite ration de croquettes.

## À température

Servez à température ambiante. Une cuillère d'eau tiède réveille le parfum d'une boîte sortie du réfrigérateur.`,
  },
  "chat/friandises": {
    title: "Friandises pour chat",
    intro: "Du poisson séché par le froid, et rien d'autre.",
    image: bowlImage("treat-rivage"),
    seo: {
      title: "Friandises pour chat : cubes de saumon lyophilisés",
      description:
        "Friandises pour chat à un seul ingrédient. Quantités maximales par jour indiquées selon le poids.",
    },
    text: `## Trois usages d'une friandise

- **Récompenser** : entrer dans la caisse de transport, accepter la brosse.
- **Occuper** : quelques cubes cachés dans un jouet distributeur.
- **Décider** un chat difficile : émiettés sur la gamelle.

## Sans excès

Un chat de 4 kg a besoin d'environ 190 kcal par jour s'il est stérilisé et calme. Un dixième de cela, c'est quatre grammes de saumon lyophilisé : trois ou quatre cubes.`,
  },
  "tous-les-produits": {
    title: "Tous nos produits",
    intro: "Toute la maison sur une page : croquettes, pâtées et friandises, pour chien et pour chat.",
    image: sceneImage("accueil", "Un chien et un chat assis devant une fenêtre, près d'un sac de croquettes"),
    seo: {
      title: "Tous les produits Museau pour chien et chat",
      description:
        "Toutes les croquettes, pâtées et friandises Museau pour chien et chat, à filtrer par âge, besoin, protéine ou texture.",
    },
    text: `## Six gammes, une même façon de faire

- **Terroir** : nos classiques, avec des céréales françaises.
- **Grand Air** : plus riches en viande, sans céréales.
- **Rivage** : au poisson.
- **Équilibre** : pour les animaux stérilisés, d'intérieur ou âgés.
- **Premiers Pas** : pour les chiots et les chatons.
- **La Cuisine** : nos terrines mijotées.

Chaque fiche donne la composition complète, les constituants analytiques, l'énergie et la ration. Vous hésitez ? Lisez [bien choisir son aliment](/page/bien-choisir/).`,
  },
};

/** A category as the content system answers it, with the number by which products and search know it. */
type CategoryEntry = Category & { id: number };

export const categories: CategoryEntry[] = categoryPaths.map((path) => ({
  id: categoryTree[path].id,
  path,
  name: categoryTree[path].name,
  ...texts[path],
  ancestors: ancestorsOf(path),
  children: categoryPaths
    .filter((other) => ancestorsOf(other).at(-1)?.path === path)
    .map((child) => ({ name: categoryTree[child].name, path: child, image: texts[child].image })),
  skus: products
    .filter(
      (product) => isListed(product) && (path === "tous-les-produits" || isUnder(product.category, path)),
    )
    .map(({ sku }) => sku),
}));

function isUnder(category: CategoryPath, path: CategoryPath): boolean {
  return category === path || category.startsWith(`${path}/`);
}
