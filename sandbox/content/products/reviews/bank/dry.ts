import type { RemarkGroup } from "./remark-group.ts";

export const dry: RemarkGroup[] = [
  {
    topic: "food",
    traits: ["dry"],
    good: [
      "Croquettes régulières, presque pas de poussière au fond du sac.",
      "La taille des croquettes est bien pensée.",
      "Elles croquent vraiment, on l’entend depuis le salon.",
      "Croquettes pas grasses sous les doigts, c’est bon signe.",
      "Belle couleur, pas de morceaux bizarres.",
      "Elles gonflent peu dans l’eau et se tiennent bien.",
      "Ni trop dures ni friables.",
      "Aspect identique d’un sac à l’autre, j’ai vérifié.",
      "On sent que ce ne sont pas des boules de farine.",
      "Elles sont un peu plus sombres que les anciennes, et bien plus appréciées.",
      "{Il} prend le temps de croquer au lieu d’aspirer.",
      "Bonne densité : la ration tient dans un petit bol.",
      "Pas de miettes, et c’est mon aspirateur qui vous le dit.",
    ],
    regret: [
      "Un peu de poussière au fond du sac quand même.",
      "J’aurais aimé des croquettes un tout petit peu plus grosses.",
      "Dommage que les croquettes ne soient pas toutes de la même taille.",
      "Quelques croquettes cassées dans le dernier sac.",
      "La ration paraît petite dans la gamelle, il faut s’y faire.",
      "Elles sont un peu dures, je les mouille.",
    ],
    middling: [
      "La taille des croquettes ne nous convient qu’à moitié.",
      "Le dernier sac était plus sombre que les autres, et moins bien accueilli.",
      "Un fond de sac tout en miettes, ça gâche un peu.",
    ],
    bad: [
      "Un quart du sac en poussière, j’ai envoyé la photo.",
      "Croquettes bien trop dures pour {Nom}, {il|elle} les recrache.",
      "Le deuxième sac n’avait ni la même couleur ni la même odeur que le premier.",
    ],
  },
  {
    topic: "smell",
    traits: ["dry"],
    good: [
      "L’odeur est discrète, même sac ouvert.",
      "Odeur franche à l’ouverture, qui ne reste pas dans le placard.",
      "Je craignais l’odeur, elle est tout à fait supportable.",
      "Pas d’odeur rance en fin de sac.",
      "Mes mains ne sentent pas la croquette jusqu’au soir.",
    ],
    regret: [
      "Seul bémol, l’odeur assez présente dans une petite cuisine.",
      "L’odeur surprend au début.",
      "Mieux vaut un bac fermé, à cause de l’odeur.",
    ],
    middling: ["Odeur trop forte pour notre studio, on referme vite."],
    bad: ["L’odeur est vraiment difficile à vivre dans un appartement."],
  },
  {
    topic: "use",
    traits: ["dry"],
    good: [
      "Un verre doseur, une pesée le dimanche, et on ne se trompe plus.",
      "Le tableau des rations est juste, à quelques grammes près.",
      "J’ai suivi les sept à dix jours de transition, aucun souci.",
      "Mélangées moitié-moitié la première semaine, puis seules.",
      "Un peu d’eau tiède dessus en hiver, et c’est prêt.",
      "Je les range dans un bac hermétique, elles restent croquantes jusqu’au bout.",
      "Je retire quelques croquettes de la ration pour les exercices, ça marche très bien.",
      "Les quantités conseillées sont honnêtes, pas gonflées pour vendre.",
    ],
    regret: [
      "La ration conseillée est un peu généreuse pour {Nom}, j’ai baissé.",
      "Il manque un gobelet doseur dans le sac.",
    ],
  },
  {
    topic: "food",
    traits: ["dry", "small"],
    good: [
      "Enfin des croquettes à la taille d’une petite gueule.",
      "Petites, rondes, faciles à croquer pour {Nom} et ses trois dents de devant.",
      "{Il} ne les sort plus une par une sur le tapis.",
    ],
  },
  {
    topic: "food",
    traits: ["dry", "large"],
    good: [
      "De vraies grosses croquettes, {il} est bien {obligé|obligée} de mâcher.",
      "Format de croquette impeccable pour une grande gueule.",
      "{Il} ne s’étouffe plus en engloutissant.",
    ],
  },
  {
    topic: "food",
    traits: ["dry", "young"],
    good: [
      "Assez petites pour des dents de lait.",
      "Ramollies les premiers jours, croquées sèches depuis.",
      "{Il} les fait rouler, les chasse, puis les mange.",
    ],
    regret: ["Encore un peu grosses pour {Nom}, mais {il|elle} grandit vite."],
  },
  {
    topic: "food",
    traits: ["dry", "old"],
    good: [
      "Elles s’attendrissent vite dans l’eau tiède, parfait quand les dents manquent.",
      "{Il} les croque encore, et j’en suis [le premier surpris|la première surprise].",
      "Texture friable, facile pour une vieille mâchoire.",
    ],
  },
  {
    topic: "use",
    traits: ["dry", "cat"],
    good: [
      "Parfaites pour le distributeur automatique, rien ne se coince.",
      "Je les cache dans un tapis de fouille, ça occupe la soirée.",
      "Pesées le matin, servies en cinq fois, tout roule.",
      "À côté d’un sachet le soir, l’équilibre est bon.",
    ],
  },
  {
    topic: "use",
    traits: ["dry", "dog"],
    good: [
      "Je glisse sa ration du soir dans un jouet à remplir, dix minutes de paix.",
      "Idéales dans la poche pour le rappel.",
      "Deux repas par jour, pesés, et une ligne qui se tient.",
    ],
  },
  {
    topic: "use",
    traits: ["dry", "partner"],
    good: [
      "Je sers avec la pâtée qui va de pair, en réduisant la dose comme indiqué.",
      "Croquettes le matin, la pâtée assortie le soir : formule adoptée.",
    ],
  },
  {
    topic: "smell",
    traits: ["dry", "meat"],
    good: [
      "Ça sent la viande, pas la soupe en sachet.",
      "On sent que c’est de la viande, sans que ça embaume la maison.",
    ],
  },
  {
    topic: "smell",
    traits: ["dry", "fish"],
    good: ["Ça sent le poisson sans sentir le port."],
    regret: ["Ça sent quand même la marée."],
  },
  {
    topic: "food",
    traits: ["dry"],
    good: [
      "Croquettes qui sonnent clair dans la gamelle.",
      "La forme est commode, elles ne roulent pas sous le frigo.",
      "Bien cuites, pas huileuses, elles ne tachent pas le bac.",
      "Ni poussière ni brisures, même en raclant le fond.",
      "On en donne moins en volume, elles nourrissent mieux que les anciennes.",
      "Elles restent croquantes jusqu’à la dernière poignée.",
    ],
    regret: [
      "Elles pourraient être un peu plus croquantes.",
      "La couleur varie d’un sac à l’autre, sans que le goût change.",
    ],
    middling: ["Croquettes correctes, mais trop de brisures en fin de sac."],
    bad: ["Le fond du sac n’était que poussière, j’attendais mieux à ce prix."],
  },
];
