import { sceneImage } from "../images.ts";
import type { CategoryTexts } from "./category-texts.ts";

export const allProducts: Record<"tous-les-produits", CategoryTexts> = {
  "tous-les-produits": {
    title: "Tous nos produits",
    intro: "Toute la maison sur une page : croquettes, pâtées et friandises, pour chien et pour chat.",
    image: sceneImage("accueil", "Un chien et un chat assis devant une fenêtre, près d’un sac de croquettes"),
    seo: {
      title: "Tous les produits Museau pour chien et chat",
      description:
        "Toutes les croquettes, pâtées et friandises Museau pour chien et chat, à filtrer par âge, besoin, protéine ou texture.",
    },
    text: `## Neuf gammes, une même façon de faire

- **Terroir** : nos classiques, avec des céréales françaises.
- **Grand Air** : généreuses en viande, pour ceux qui se dépensent.
- **Rivage** : au poisson.
- **Prairie** : sans céréales, viandes de prés et de bois, racines et légumineuses.
- **Équilibre** : pour les animaux stérilisés, d’intérieur, ou à surveiller de près.
- **Premiers Pas** : pour les chiots et les chatons.
- **Bel Âge** : pour les seniors.
- **Douceur** : pour les digestions et les peaux sensibles.
- **La Cuisine** : nos terrines, mousses et bouillons mijotés.

## Ce que vous trouverez sur chaque fiche

La composition complète, les constituants analytiques, l’énergie, la ration par poids et le prix au kilogramme, abonnement compris. Les avis viennent de clients livrés : voici [comment ils sont vérifiés](/page/avis-verifies/).

## Comment s’y retrouver ?

Commencez par l’animal, [chien](/chien/) ou [chat](/chat/), puis par son âge. Les besoins particuliers viennent après : beaucoup d’animaux n’en ont aucun, et s’en portent bien. Entre deux recettes équivalentes, la bonne est celle que la gamelle vide désigne.

Vous hésitez ? Lisez [bien choisir son aliment](/page/bien-choisir/), ou passez nous voir dans l’un de [nos magasins](/magasins/), avec votre compagnon si le cœur vous en dit.`,
  },
};
