import type { RemarkGroup } from "./remark-group.ts";

export const wet: RemarkGroup[] = [
  {
    topic: "food",
    traits: ["solid"],
    good: [
      "Ça ressemble à ce que je cuisinerais si j’avais le temps.",
      "Texture agréable, pas de gelée tremblotante.",
      "Recette humide sans flaque au fond de l’assiette.",
      "À l’ouverture, on a presque envie d’y goûter.",
      "Constance impeccable d’une livraison à l’autre.",
      "Ça se sert sans éclabousser.",
    ],
    regret: ["Portion un peu juste pour {Nom}.", "Texture légèrement différente selon les lots."],
    middling: [
      "La texture ne nous a pas vraiment convaincus.",
      "D’une fois sur l’autre, la consistance change.",
    ],
    bad: [
      "Emballage mal scellé, contenu desséché sur le dessus.",
      "La texture ne passe pas, {il} lèche et laisse tout.",
      "Couleur grise et peu engageante, {Nom} n’a même pas goûté.",
    ],
  },
  {
    topic: "smell",
    traits: ["wet"],
    good: [
      "Ça sent bon, si, si.",
      "Odeur de cuisine plutôt que de conserve.",
      "Je peux ouvrir sans faire fuir la famille.",
    ],
    regret: [
      "Odeur un peu tenace sur la cuillère.",
      "Sorti du réfrigérateur, ça ne sent plus grand-chose, il faut tiédir.",
    ],
  },
  {
    topic: "use",
    traits: ["wet"],
    good: [
      "Une cuillère sur la ration sèche et le tour est joué.",
      "Je tiédis deux minutes au bain-marie, c’est l’extase.",
      "Parfait pour cacher un comprimé, je le dis en connaissance de cause.",
      "Le reste tient deux jours au frais, couvercle posé.",
      "Je garde ça pour le dimanche, tout le monde a droit à sa fête.",
      "Un fond d’eau chaude pour rincer l’emballage, et rien ne se perd.",
      "On emporte ça en voyage, propre et vite servi.",
      "Pratique quand il fait trop chaud pour manger sec.",
    ],
  },
  {
    topic: "pack",
    traits: ["wet", "tin"],
    good: [
      "Boîtes faciles à ouvrir, même avec des doigts de 80 ans.",
      "Aucune boîte cabossée, elles étaient bien calées.",
      "L’acier part au tri, j’y tiens.",
      "La languette ne casse pas, détail qui compte.",
    ],
    regret: [
      "La boîte est un peu grande pour {Nom}, il en reste toujours.",
      "Deux boîtes cabossées sur la livraison, sans conséquence.",
      "Un couvercle à clipser serait bienvenu.",
    ],
    bad: ["Une boîte gonflée dans le lot : remboursée, mais j’ai hésité à ouvrir les autres."],
  },
  {
    topic: "pack",
    traits: ["wet", "pouch"],
    good: [
      "Le sachet s’ouvre droit, sans ciseaux.",
      "Un sachet, un repas, pas de reste qui traîne.",
      "Sachets bien remplis, pas à moitié vides.",
      "Peu de place dans le placard, et dans la poubelle non plus.",
    ],
    regret: [
      "Beaucoup de petits emballages, c’est mon seul regret.",
      "Le sachet se vide mal, il reste toujours un coin.",
      "Un sachet refermable, ce serait parfait.",
    ],
    bad: ["Trois sachets percés dans le carton, tout le reste collait."],
  },
  {
    topic: "food",
    traits: ["wet", "terrine"],
    good: [
      "La terrine se tranche net, comme un pâté de campagne.",
      "Terrine fine, sans cartilage ni surprise.",
      "On coupe, on émiette, c’est servi.",
    ],
    regret: ["La terrine est assez ferme en sortant du froid."],
  },
  {
    topic: "food",
    traits: ["wet", "mousse"],
    good: [
      "La mousse est lisse d’un bout à l’autre.",
      "Onctueuse, {il} la lape comme une crème.",
      "Pas un grumeau, même au fond.",
    ],
    regret: ["La mousse colle un peu aux moustaches."],
  },
  {
    topic: "food",
    traits: ["wet", "pieces"],
    good: [
      "De vrais morceaux, qu’on peut compter.",
      "La sauce disparaît en premier, les morceaux suivent.",
      "Morceaux tendres, qui se défont à la fourchette.",
      "Bel équilibre entre les morceaux et la sauce.",
    ],
    bad: ["{Il} boit la sauce et abandonne les morceaux, à chaque fois."],
  },
  {
    topic: "food",
    traits: ["wet", "broth"],
    good: [
      "Le bouillon est clair et parfumé.",
      "{Il} boit enfin, et plus qu’une gorgée.",
      "Tiède, ce bouillon rend n’importe quel repas intéressant.",
    ],
  },
  {
    topic: "use",
    traits: ["wet", "cat"],
    good: [
      "{Il} boit si peu que je suis [content|contente] de lui apporter de l’eau ainsi.",
      "Une moitié le matin, l’autre le soir, et des croquettes entre les deux.",
      "Servi à température ambiante, c’est une autre histoire qu’à la sortie du frigo.",
    ],
  },
  {
    topic: "use",
    traits: ["wet", "dog"],
    good: [
      "Mélangé à du riz certains soirs, {il} trouve cela très bien.",
      "Une tranche après la grande balade, c’est notre rituel.",
    ],
  },
  {
    topic: "food",
    traits: ["wet", "pieces"],
    good: ["Rien à voir avec la bouillie de supermarché."],
    regret: ["Un peu plus de sauce que je ne pensais.", "J’aimerais des morceaux un peu plus gros."],
    middling: ["Je m’attendais à plus de morceaux et à moins de sauce."],
  },
  { topic: "food", traits: ["wet", "terrine"], middling: ["Terrine un peu trop compacte à notre goût."] },
  {
    topic: "food",
    traits: ["solid", "meat"],
    good: [
      "On reconnaît la viande, c’est déjà beaucoup.",
      "La viande a gardé du goût, et je parle d’après témoin.",
    ],
  },
  {
    topic: "use",
    traits: ["wet", "mousse"],
    good: ["Étalé sur un tapis de léchage, ça dure un quart d’heure."],
  },
  {
    topic: "food",
    traits: ["solid"],
    good: [
      "Bonne tenue dans l’assiette, même au bout d’une heure.",
      "Ni trop gras ni trop sec, le juste milieu.",
      "Aspect net, rien d’indéfinissable.",
      "On dirait un reste du dimanche, dans le bon sens.",
      "Simple à doser, rien ne reste collé.",
    ],
    regret: [
      "Un peu sec sur les bords une fois entamé.",
      "Plus pâle que sur la photo, sans conséquence sur le goût paraît-il.",
    ],
    bad: ["Contenu très différent de la photo, {Nom} n’a pas été dupe."],
  },
  {
    topic: "use",
    traits: ["wet"],
    good: [
      "Servi seul le soir, ou en petite touche le matin.",
      "Je compte ce que j’ajoute et je retire autant ailleurs, la ligne suit.",
      "Un reste au frais, tiédi le lendemain, part aussi bien que le premier jour.",
      "Commode pour la personne qui vient nourrir quand on s’absente.",
    ],
  },
];
