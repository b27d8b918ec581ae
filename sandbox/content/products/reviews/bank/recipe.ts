import type { RemarkGroup } from "./remark-group.ts";

export const recipe: RemarkGroup[] = [
  {
    topic: "recipe",
    good: [
      "La liste d’ingrédients tient en quelques lignes et je comprends tous les mots.",
      "Les pourcentages sont indiqués, c’est assez rare pour être dit.",
      "L’énergie est donnée sur la fiche, cela aide à calculer.",
      "Composition lisible, pas de sigles mystérieux.",
      "On sait ce qu’on donne, et d’où ça vient.",
      "Pas de colorant, pas de blabla.",
      "Une étiquette honnête, dans un rayon où ce n’est pas la règle.",
      "Les constituants sont détaillés, cendres comprises, j’apprécie.",
      "La fiche produit répond à toutes les questions que je me posais.",
    ],
    regret: [
      "J’aurais aimé connaître l’origine de chaque ingrédient.",
      "La composition imprimée est écrite bien petit pour mes yeux.",
    ],
    middling: ["Bonne composition sur le papier, mais c’est {Nom} qui décide."],
  },
  {
    topic: "recipe",
    traits: ["grain-free"],
    good: [
      "Je cherchais une recette sans céréales qui ne soit pas hors de prix.",
      "Sans céréales et sans fioritures, exactement ce que je voulais.",
      "Pas de céréales et pourtant {il} a l’air bien {calé|calée}.",
      "Le choix du sans céréales est personnel, ici il est bien fait.",
    ],
  },
  {
    topic: "recipe",
    traits: ["rice"],
    good: [
      "Du riz plutôt que du maïs, c’est ce que je cherchais.",
      "Le riz dans la recette ne me dérange pas, au contraire.",
    ],
  },
  {
    topic: "recipe",
    traits: ["chicken"],
    good: [
      "Le poulet est en tête de liste, comme il se doit.",
      "Du poulet, du vrai, et {Nom} ne s’y trompe pas.",
      "Le goût poulet reste une valeur sûre ici.",
      "On sent le poulet en ouvrant, et c’est bien le but.",
    ],
  },
  {
    topic: "recipe",
    traits: ["fish"],
    good: [
      "Du poisson pour changer, et {Nom} s’en trouve bien.",
      "{Il} a toujours préféré le poisson, me voilà tranquille.",
      "Le poisson change de la volaille que tout le monde propose.",
    ],
    bad: ["Le poisson ne passe pas chez nous, j’aurais dû prendre la volaille."],
  },
  {
    topic: "recipe",
    traits: ["lamb"],
    good: [
      "L’agneau plaît autant qu’au premier jour.",
      "L’agneau en fait une recette à part, au goût franc.",
      "Une viande qu’on trouve peu ailleurs, l’agneau, et qui plaît.",
    ],
  },
  {
    topic: "recipe",
    traits: ["duck"],
    good: [
      "Le canard, on n’y pense pas, et c’est un tort.",
      "Du canard au menu : {Nom} a des goûts de luxe.",
      "Le canard met tout le monde d’accord dans cette maison.",
    ],
  },
  {
    topic: "recipe",
    traits: ["beef"],
    good: [
      "Le bœuf, ça ne se discute pas.",
      "Enfin une recette au bœuf qui annonce son pourcentage.",
      "Le goût bœuf l’a {conquis|conquise} tout de suite.",
    ],
  },
  {
    topic: "recipe",
    traits: ["turkey"],
    good: [
      "La dinde passe très bien, plus douce que le poulet.",
      "Une volaille maigre, c’est ce qu’il nous fallait.",
      "Dinde appréciée, même sans que ce soit Noël.",
    ],
  },
  {
    topic: "recipe",
    traits: ["rabbit"],
    good: [
      "Le lapin, {Nom} ne connaissait pas, {il|elle} a vite compris.",
      "Une recette au lapin, c’est rare, et elle est bonne.",
    ],
  },
  {
    topic: "recipe",
    traits: ["insect"],
    good: [
      "Les insectes, j’ai mis du temps à me décider, {Nom} une minute à finir.",
      "Sceptique sur les insectes, je ne le suis plus.",
      "Une protéine qui pèse moins sur la planète, et il n’en reste rien.",
    ],
    bad: ["L’idée des insectes me plaisait, à {Nom} pas du tout."],
  },
  {
    topic: "recipe",
    traits: ["game"],
    good: [
      "Le gibier réveille l’instinct, {il} en grogne de plaisir.",
      "Goût de gibier marqué, à la maison c’est un succès.",
    ],
  },
  {
    topic: "recipe",
    traits: ["pork"],
    good: ["Le porc est bien accepté, et il change.", "On oublie souvent le porc, à tort."],
  },
  {
    topic: "recipe",
    traits: ["tuna"],
    good: ["Du thon, donc forcément un succès.", "Ça sent bon le thon, tout simplement."],
  },
  {
    topic: "recipe",
    traits: ["omega-3"],
    good: [
      "Un bon apport en oméga 3, c’est pour cela que j’ai choisi cette recette.",
      "Le taux d’oméga 3 est écrit noir sur blanc.",
    ],
  },
  { topic: "recipe", traits: ["meat"], good: ["J’ai comparé la part de viande, peu font mieux à ce prix."] },
  {
    topic: "recipe",
    good: [
      "J’ai retrouvé sur le paquet exactement ce qui est écrit sur le site.",
      "Peu d’ingrédients, mais on devine qu’ils ont été choisis.",
      "Ma fille de dix ans a su lire la composition à voix haute.",
      "Les noms sont ceux du marché, pas ceux du laboratoire.",
      "Une recette qui ne cherche pas à épater, et c’est reposant.",
      "On me dit d’où vient la matière première, je ne demandais pas mieux.",
      "J’aime que tout soit chiffré, sans astérisque.",
      "Comparée ligne à ligne avec l’ancienne, elle gagne.",
      "Rien de caché, rien en petits caractères.",
      "Je voulais une recette sans mots compliqués, c’est fait.",
      "Le mode d’emploi tient en trois phrases claires.",
      "À la maison on cuisine simple, et là aussi.",
    ],
    regret: [
      "J’aurais voulu un peu plus de détails sur la fabrication.",
      "Bonne recette, même si le nom sur le paquet est un peu pompeux.",
    ],
  },
];
