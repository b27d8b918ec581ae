import type { CategoryPath } from "../category-tree.ts";
import { bowlImage, sceneImage } from "../images.ts";
import { type CategoryTexts, guideLink } from "./category-texts.ts";

export const dogDry: Record<Extract<CategoryPath, `chien/croquettes${string}`>, CategoryTexts> = {
  "chien/croquettes": {
    title: "Croquettes pour chien",
    intro: "Des recettes complètes, avec ou sans céréales, à choisir selon l’âge, la taille et l’activité.",
    link: guideLink,
    image: bowlImage("dry-terroir"),
    seo: {
      title: "Croquettes pour chien : poulet, agneau, saumon, canard",
      description:
        "Croquettes complètes pour chien, du chiot au senior, petit ou grand. Composition, énergie et ration indiquées sur chaque fiche.",
    },
    text: `## Choisir ses croquettes

**L’âge d’abord.** Un chiot a besoin de davantage de protéines, d’énergie et de minéraux qu’un adulte : des recettes lui sont [réservées](/chien/croquettes/chiot/). À partir de 8 ans environ, un aliment [senior](/chien/croquettes/senior/) convient à la plupart des chiens, plus tôt chez les très grands.

**La taille ensuite.** Une croquette de 8 mm se perd dans la gueule d’un dogue, une croquette de 18 mm décourage un chihuahua.

**L’activité enfin.** Un chien stérilisé qui sort peu dépense souvent un cinquième de moins qu’un chien actif du même poids : le rayon [stérilisé et light](/chien/croquettes/sterilise-et-light/) est fait pour lui.

## Avec ou sans céréales ?

Les deux conviennent au chien en bonne santé. Bien cuites, les céréales se digèrent bien ; [sans elles](/chien/croquettes/sans-cereales/), la patate douce, les pois ou la pomme de terre apportent l’amidon. Regardez plutôt la part de viande ou de poisson, et ce que votre chien en pense.

## Changer sans brusquer

Comptez 7 à 10 jours : un quart de nouvel aliment les deux premiers jours, la moitié ensuite, puis trois quarts. Si les selles mollissent, restez deux jours de plus au même palier. Un ventre vite dérangé trouvera des recettes plus douces au rayon [sensible](/chien/croquettes/sensible/).

## Quel format de sac ?

Celui que votre chien finit en huit semaines. Au-delà, les matières grasses rancissent, même dans un sac bien refermé. Avec l’[abonnement](/page/abonnement/), le suivant arrive quand le premier se vide.`,
  },
  "chien/croquettes/chiot": {
    title: "Croquettes pour chiot",
    intro: "Des recettes de croissance, du sevrage à la taille adulte.",
    link: guideLink,
    image: sceneImage("chiot", "Un chiot au pied du panier où sa mère est assise"),
    seo: {
      title: "Croquettes pour chiot, petites et grandes races",
      description:
        "Croquettes complètes pour chiot de petite, moyenne et grande taille, avec les rations par poids et le rapport calcium-phosphore.",
    },
    text: `## Jusqu’à quand donner des croquettes pour chiot ?

Jusqu’à la taille adulte : vers 10 mois pour un petit chien, 12 mois pour un chien moyen, 15 à 24 mois pour un grand. Une pesée par semaine, toujours à la même heure, vaut mieux qu’un long calcul.

## Petite ou grande race ?

Un chiot qui pèsera plus de 25 kg grandit longtemps, et trop d’énergie ou de calcium ne lui rendent pas service. La recette [grande race](/produits/croquettes-chiot-grande-race-dinde-riz/) est donc moins grasse, et son calcium est tenu dans une fourchette étroite. N’ajoutez ni poudre d’os ni compléments : la gamelle est déjà complète.

## Combien de repas ?

Trois ou quatre jusqu’à 4 mois, trois jusqu’à 6 mois, deux ensuite. Vous pouvez mouiller les croquettes à l’eau tiède les premières semaines, ou les mêler à une [mousse pour chiot](/produits/mousse-chiot-poulet-riz/).

## Les premiers jours à la maison

Gardez l’aliment de l’éleveur ou du refuge pendant une semaine : le changement de maison suffit comme nouveauté. Passez ensuite à sa nouvelle recette en dix jours. Un chiot qui refuse un repas s’est souvent fatigué à jouer ; retirez la gamelle au bout d’un quart d’heure et reproposez-la plus tard.

## Et après ?

À la taille adulte, choisissez une recette du rayon [adulte](/chien/croquettes/adulte/), ou [stérilisé](/chien/croquettes/sterilise-et-light/) s’il l’est. Les besoins baissent alors presque de moitié : c’est le moment de ressortir la balance.`,
  },
  "chien/croquettes/adulte": {
    title: "Croquettes pour chien adulte",
    intro: "L’ordinaire des bons jours : des recettes d’entretien, du chihuahua au dogue.",
    link: guideLink,
    image: bowlImage("dry-grand-air"),
    seo: {
      title: "Croquettes pour chien adulte, petit, moyen ou grand",
      description:
        "Croquettes complètes d’entretien pour chien adulte : volaille, agneau, bœuf ou porc, avec des bouchées à la taille de chacun.",
    },
    text: `## Quand un chien est-il adulte ?

Quand il cesse de grandir : autour de 10 mois pour un bichon, de 18 mois pour un labrador, de deux ans pour un danois. Il le reste jusqu’à ce que l’âge le rende plus économe, et passe alors au rayon [senior](/chien/croquettes/senior/).

## Quelle énergie pour quelle vie ?

Deux chiens de 20 kg peuvent avoir besoin de 900 ou de 1 200 kcal par jour, selon qu’ils gardent le canapé ou un troupeau.

| Sa semaine | Ce que nous prendrions |
|---|---|
| Trois petites sorties par jour | une recette **Terroir**, pesée |
| De longues marches, du jeu | la même, ration haute du tableau |
| Course, agility, chasse | une recette **Grand Air**, bien plus énergétique |
| Peu d’exercice après une opération | le rayon [stérilisé et light](/chien/croquettes/sterilise-et-light/) |

## La taille de la bouchée

Un petit chien a de petites mâchoires, un estomac court et un métabolisme rapide : ses croquettes sont menues et un peu plus riches. Un grand chien mange vite ; une croquette plus large l’oblige à croquer. La taille est indiquée sur les fiches qui s’adressent à l’un ou à l’autre.

## Un repas ou deux ?

Deux, à heures fixes, pour presque tous. Laissez une heure de calme après la gamelle, surtout aux chiens à poitrine profonde, et de l’eau à volonté. Pour changer un soir sur deux, remplacez une partie de la portion par une [terrine](/chien/patees/) : les équivalences sont sur leurs fiches.`,
  },
  "chien/croquettes/senior": {
    title: "Croquettes pour chien senior",
    intro: "Moins d’énergie, autant de bonnes protéines : pour les museaux qui blanchissent.",
    link: guideLink,
    image: sceneImage("chien-senior", "Un vieux chien devant la cheminée, près de sa gamelle"),
    seo: {
      title: "Croquettes pour chien senior, gamme Bel Âge",
      description:
        "Croquettes complètes pour chien senior, modérées en énergie et riches en protéines de qualité. Repères d’âge selon la taille.",
    },
    text: `## À quel âge devient-on senior ?

Tout dépend du gabarit, car les grands chiens vieillissent plus vite.

| Poids adulte | Passage conseillé |
|---|---|
| Moins de 10 kg | vers 10 ans |
| De 10 à 25 kg | vers 8 ans |
| De 25 à 45 kg | vers 7 ans |
| Plus de 45 kg | vers 6 ans |

Ce ne sont que des repères. Un chien de neuf ans qui court encore comme un fou peut garder sa recette [adulte](/chien/croquettes/adulte/) : regardez-le, plutôt que son carnet.

## Ce qui change dans la gamelle

Un vieux chien bouge moins et dépense de 10 à 20 % d’énergie en moins. Il ne faut pas pour autant rogner sur les protéines, dont ses muscles ont besoin : nous les gardons abondantes et baissons les matières grasses. La gamme **Bel Âge** tient aussi le phosphore plus bas que nos recettes d’entretien et contient davantage de fibres.

## L’aider à manger

L’odorat et les dents s’émoussent. Versez un peu d’eau tiède sur les croquettes dix minutes avant le repas, posez la gamelle à hauteur de poitrine et préférez deux ou trois petits repas. Une [terrine](/chien/patees/) coupée en dés relève une ration sans l’alourdir.

## Le peser chaque mois

Un amaigrissement, une soif nouvelle ou un appétit qui s’en va méritent une visite chez le vétérinaire avant tout changement d’aliment. S’il prend du ventre, voyez le rayon [stérilisé et light](/chien/croquettes/sterilise-et-light/).`,
  },
  "chien/croquettes/sterilise-et-light": {
    title: "Croquettes pour chien stérilisé et light",
    intro: "Une gamelle bien remplie, moins de calories : pour garder la ligne après l’opération.",
    link: guideLink,
    image: sceneImage("chien-forme", "Un chien entre une haie et un cerceau d’agility"),
    seo: {
      title: "Croquettes pour chien stérilisé et light, gamme Équilibre",
      description:
        "Croquettes complètes, moins grasses et plus riches en fibres, pour chien stérilisé ou en léger surpoids. Rations par poids visé.",
    },
    text: `## Pourquoi changer après la stérilisation ?

L’opération diminue la dépense et aiguise l’appétit. À ration égale, un chien prend du poids en quelques mois sans que personne ne l’ait vu venir. Passez à une recette **moins énergétique** dans le mois qui suit, ou réduisez la portion d’un cinquième.

## Stérilisé ou light ?

- **Stérilisé** : pour rester en forme. L’énergie est modérée, les protéines restent hautes.
- **Light** : pour un chien déjà un peu rond. Encore moins de matières grasses, davantage de fibres, pour un volume qui cale.

## Sentir plutôt que voir

Passez la main à plat sur ses côtes. Elles se sentent sans appuyer ? Tout va bien. Il faut les chercher ? La ration est trop large. Vu d’en haut, un chien a une taille, même un labrador qui jure le contraire.

## Maigrir doucement

Comptez la ration pour le **poids visé**, pas pour celui d’aujourd’hui, et pesez-le toutes les deux semaines : une perte de 1 % par semaine est un bon rythme. Au-delà de 15 % de poids en trop, faites-vous accompagner par votre vétérinaire.

## Les extras

Ils comptent. Une croûte de fromage représente pour un chien de 8 kg ce qu’un croissant est pour nous. Prenez ses récompenses sur la ration, ou dans nos [friandises](/chien/friandises/) cassées très menu, et remplacez une part de croquettes par une [pâtée](/chien/patees/), qui remplit mieux l’estomac.`,
  },
  "chien/croquettes/sensible": {
    title: "Croquettes pour chien sensible",
    intro: "Une seule source de viande ou de poisson, peu d’ingrédients : pour les ventres délicats.",
    link: guideLink,
    image: sceneImage("chien-sensible", "Un chien clair assis près de sa gamelle, entouré de cœurs"),
    seo: {
      title: "Croquettes pour chien sensible, gamme Douceur",
      description:
        "Croquettes complètes pour chien à la digestion ou à la peau sensible : une seule protéine animale, des recettes très courtes.",
    },
    text: `## De quelle sensibilité parle-t-on ?

De celle que l’on rencontre chaque jour au comptoir : des selles molles au moindre écart, des gaz, une peau qui gratte en changeant de saison, un appétit capricieux. La gamme **Douceur** s’adresse à ces chiens en bonne santé mais vite dérangés. Une diarrhée qui dure, du sang, un amaigrissement ou des plaies relèvent du vétérinaire, pas d’une boutique.

## Le principe : peu de choses

Chaque recette ne contient qu’**une seule source de protéines animales** et un ou deux amidons. Moins il y a d’ingrédients, plus il est simple de trouver lequel ne passe pas. Lisez aussi l’étiquette des à-côtés : une bouchée au bœuf suffit à brouiller la piste d’une recette au poisson.

## Tenir un petit carnet

1. Notez ce qu’il mange, tout compris, pendant une semaine.
2. Changez **une seule chose** à la fois, en dix à quinze jours.
3. Laissez ensuite six à huit semaines à la nouvelle recette avant d’en juger la peau et le poil ; deux suffisent pour la digestion.

## Questions de repas

Trois petites portions se digèrent souvent mieux que deux grandes. Donnez les croquettes sèches ou à peine humides, jamais brûlantes, et gardez les [friandises](/chien/friandises/) à un seul ingrédient, de la même viande si possible. Vous soupçonnez les céréales ? Le rayon [sans céréales](/chien/croquettes/sans-cereales/) permet d’en avoir le cœur net, bien qu’elles soient rarement en cause.`,
  },
  "chien/croquettes/sans-cereales": {
    title: "Croquettes pour chien sans céréales",
    intro: "Patate douce, pois ou lentilles à la place du riz, et une bonne part de viande.",
    link: guideLink,
    image: sceneImage("campagne", "Un chien, un chat et deux poules devant une ferme"),
    seo: {
      title: "Croquettes pour chien sans céréales, Prairie et Grand Air",
      description:
        "Croquettes complètes sans blé, maïs ni riz pour chien : bœuf, gibier, agneau, canard ou saumon, avec patate douce et légumineuses.",
    },
    text: `## Sans céréales ne veut pas dire sans glucides

Une croquette a besoin d’amidon pour tenir. Quand on retire le riz ou l’avoine, la patate douce, la pomme de terre, les pois ou les lentilles prennent leur place. Pour savoir combien il reste de glucides, additionnez protéines, matières grasses, fibres, cendres et humidité, et ôtez le tout de 100 : le résultat surprend parfois, dans un sens ou dans l’autre.

## Pour qui ?

Pour un chien qui digère mal une céréale donnée, pour celui qui préfère tout simplement ce goût, ou parce que vous souhaitez plus de viande. Pour les autres, une recette [adulte](/chien/croquettes/adulte/) au riz ou à l’épeautre est un aussi bon choix : un chien digère très bien l’amidon cuit.

## Prairie ou Grand Air ?

**Prairie** réunit bœuf ou gibier, racines et légumineuses, des saveurs qui changent du poulet. **Grand Air** mise sur l’agneau ou le canard, tendres et parfumés, que les palais hésitants acceptent bien. Vous préférez le poisson ? Il existe une recette **Rivage** au saumon et à la pomme de terre.

## Doser sans se tromper

D’un sac à l’autre, 100 g n’apportent pas la même énergie. En changeant, reprenez le tableau de la fiche et votre balance plutôt que l’ancien gobelet : l’œil se trompe d’un quart sans s’en apercevoir. S’il lui faut du volume, ajoutez une [terrine](/chien/patees/) ou quelques haricots verts cuits sans sel.

Introduisez les légumineuses peu à peu, sur dix jours : l’intestin a besoin de s’y faire, et les voisins de canapé vous en seront reconnaissants.`,
  },
};
