import { sceneImage } from "../images.ts";
import type { CategoryTexts } from "./category-texts.ts";
import { dogLanding } from "./dog-landing.ts";

export const dogOther: Record<"chien" | "chien/patees" | "chien/friandises", CategoryTexts> = {
  chien: {
    title: "Bien nourrir son chien",
    intro: "Croquettes, pâtées et friandises aux recettes courtes, du chiot au vieux compagnon.",
    image: sceneImage("chien", "Un chien assis dans une prairie, une balle à ses pieds"),
    blocks: dogLanding,
    seo: {
      title: "Alimentation premium pour chien : croquettes et pâtées",
      description:
        "Croquettes, pâtées et friandises pour chien, aux recettes courtes et aux étiquettes lisibles. Livraison offerte dès {{delivery.freeFrom}}, avec ou sans abonnement.",
    },
    text: `## Que doit contenir la gamelle d’un chien ?

Le chien est un carnivore qui a appris à vivre avec nous : il tire parti de la viande et du poisson, mais aussi des céréales, des légumineuses et des légumes bien cuits. Un **aliment complet** lui apporte tout ce dont il a besoin chaque jour ; un **aliment complémentaire**, comme une [friandise](/chien/friandises/), s’ajoute à sa ration sans la remplacer.

## Lire une étiquette en trois regards

1. **La composition** cite les ingrédients du plus lourd au plus léger. Un pourcentage à côté d’une viande dit combien il y en a vraiment.
2. **Les constituants analytiques** donnent les protéines, les matières grasses, les fibres, les cendres et, sur nos fiches, l’humidité.
3. **L’énergie** pour 100 g permet de comparer deux aliments et de calculer une ration.

## Croquettes, pâtée, ou les deux ?

Les [croquettes](/chien/croquettes/) se conservent et se dosent facilement. La [pâtée](/chien/patees/) apporte de l’eau et du plaisir. On peut servir les deux dans la même journée, à condition de réduire l’une quand on ajoute l’autre.

## Un chien, plusieurs âges

Un [chiot](/chien/croquettes/chiot/) construit, un [adulte](/chien/croquettes/adulte/) entretient, un [senior](/chien/croquettes/senior/) économise. Trois périodes, trois recettes : notre page [bien choisir](/page/bien-choisir/) vous dit quand passer de l’une à l’autre et comment faire les comptes.`,
  },
  "chien/patees": {
    title: "Pâtées pour chien",
    intro: "Terrines, émincés et mousses cuits doucement, complets et sans sucre ajouté.",
    image: sceneImage("repas-chien", "Un chien gris devant une gamelle pleine"),
    seo: {
      title: "Pâtées pour chien : terrines, émincés et mousses",
      description:
        "Pâtées complètes pour chien au bœuf, à l’agneau, au poulet ou au saumon, en boîtes et en sachets. Seules ou avec des croquettes.",
    },
    text: `## Terrine, émincé ou mousse ?

La **terrine** se tranche et se coupe en dés. L’**émincé** donne de vrais morceaux dans une sauce courte. La **mousse** se lape : elle convient aux plus jeunes, comme notre [mousse pour chiot](/produits/mousse-chiot-poulet-riz/), et aux dents fatiguées.

## Mélanger pâtée et croquettes

Une pâtée contient près de 80 % d’eau : il en faut environ quatre fois plus qu’en [croquettes](/chien/croquettes/) pour la même énergie. Si vous ajoutez 100 g de pâtée, retirez environ 25 g de croquettes. Servez les deux ensemble ou à deux moments de la journée : votre chien n’a pas d’avis sur la question, sinon qu’il en veut.

## Combien de boîtes par jour ?

Un chien tranquille de 10 kg nourri de pâtée seule en mange de 500 à 600 g par jour, en deux repas. Pour un grand chien, la facture et les boîtes vides s’accumulent vite : une cuillerée sur des croquettes donne le parfum sans le volume.

## Comparer deux boîtes

Regardez la matière sèche. À 80 % d’humidité, une terrine qui affiche 10 % de protéines en contient la moitié une fois l’eau retirée, soit davantage que bien des croquettes. Le calcul est expliqué dans [bien choisir son aliment](/page/bien-choisir/).

## Conserver

Une boîte ouverte se garde 48 heures au réfrigérateur, couverte. Sortez-la un quart d’heure avant le repas : froide, elle sent moins bon.`,
  },
  "chien/friandises": {
    title: "Friandises pour chien",
    intro: "Des récompenses simples, à un ou quelques ingrédients.",
    image: sceneImage("friandises-chien", "Un chien assis près d’un bol de biscuits en forme d’os"),
    seo: {
      title: "Friandises pour chien à peu d’ingrédients",
      description:
        "Viandes et poissons séchés, biscuits et bouchées à mâcher pour chien. Quantités maximales par jour indiquées selon le poids.",
    },
    text: `## Combien de friandises par jour ?

Un repère simple : **pas plus d’un dixième de l’énergie du jour**. Pour un chien de 10 kg, cela fait une quinzaine de grammes de canard séché. Retirez l’équivalent de sa ration s’il en reçoit souvent, surtout s’il mange déjà [stérilisé ou light](/chien/croquettes/sterilise-et-light/).

## Récompenser bien

Une petite récompense immédiate vaut mieux qu’une grande, plus tard. Cassez les lanières en morceaux de la taille d’un petit pois : votre chien compte les occasions, pas les grammes. Et variez : la même friandise, au même endroit, finit par ne plus rien dire.

## Quelle friandise pour quel moment ?

- **Le rappel et l’éducation** : de petites bouchées tendres, avalées en une seconde.
- **La récompense rare** : une viande séchée à un seul ingrédient, gardée pour les grandes réussites.
- **Le calme du soir** : quelque chose à mâcher longtemps, sous vos yeux et avec de l’eau à portée.
- **Le goûter** : un biscuit, pour la forme plus que pour la faim.

## Et pour un chiot ?

Attendez qu’il mange bien ses [croquettes de croissance](/chien/croquettes/chiot/), puis commencez par une seule sorte, en miettes. Le plus simple reste de prélever quelques croquettes sur sa ration du jour : il n’y verra que du bonheur.

Toutes nos friandises sont des **aliments complémentaires** : elles accompagnent un repas complet et ne le remplacent pas. Une fois ouvertes, refermez-les bien et gardez-les au sec.`,
  },
};
