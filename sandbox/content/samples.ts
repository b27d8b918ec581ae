import type { Sample } from "../content-system/entries/sample.ts";

interface SampleEntry {
  slug: string;
  name: string;
  sku: string;
  code: string;
  weight: number;
  sachets: 1 | 2;
  price: number;
  soldOut?: true;
  contents: string[];
  description: string;
}

const leaflet = "Une fiche de transition alimentaire sur sept jours";

const entries: SampleEntry[] = [
  {
    slug: "chien-adulte-poulet-fermier-riz",
    name: "Échantillon chien adulte – Poulet fermier & riz",
    sku: "MUS-CH-ADU-POU",
    code: "91000001",
    weight: 120,
    price: 0,
    sachets: 2,
    contents: [leaflet],
    description:
      "De quoi remplir **deux petites gamelles** et voir si votre chien y revient. Mélangez le premier sachet à son aliment habituel, donnez le second seul.",
  },
  {
    slug: "chiot-poulet-riz",
    name: "Échantillon chiot – Poulet & riz",
    sku: "MUS-CH-CHI-POU",
    code: "91000002",
    weight: 120,
    price: 0,
    sachets: 2,
    contents: [leaflet, "Une réglette pour mesurer la ration"],
    description:
      "Des croquettes de petite taille, à goûter **sèches ou réhydratées** à l’eau tiède, dès le sevrage.",
  },
  {
    slug: "chien-senior-dinde-avoine",
    name: "Échantillon chien senior – Dinde & avoine",
    sku: "MUS-CH-SEN-DIN",
    code: "91000003",
    weight: 100,
    price: 150,
    sachets: 1,
    contents: [leaflet],
    description:
      "Une croquette tendre sous la dent, pour les chiens de **plus de huit ans** qui boudent la gamelle.",
  },
  {
    slug: "petit-chien-poulet-quinoa",
    name: "Échantillon petit chien – Poulet & quinoa",
    sku: "MUS-CH-PET-POU",
    code: "91000004",
    weight: 60,
    price: 0,
    sachets: 1,
    contents: [leaflet],
    description:
      "Des croquettes de **sept millimètres** : une vraie ration d’une journée pour un chien de cinq kilos.",
  },
  {
    slug: "chat-adulte-poulet-riz",
    name: "Échantillon chat adulte – Poulet & riz",
    sku: "MUS-CT-ADU-POU",
    code: "91000005",
    weight: 60,
    price: 0,
    sachets: 2,
    contents: [leaflet],
    description:
      "Les chats n’aiment pas les surprises : **deux demi-rations** pour présenter la nouveauté sans forcer.",
  },
  {
    slug: "chat-sterilise-poulet-fibres-de-legumes",
    name: "Échantillon chat stérilisé – Poulet & fibres de légumes",
    sku: "MUS-CT-STE-POU",
    code: "91000006",
    weight: 60,
    price: 0,
    sachets: 2,
    contents: [leaflet],
    description: "Une journée entière de la recette **la plus commandée** par les maisons à chat stérilisé.",
  },
  {
    slug: "chaton-mousse-decouverte",
    name: "Échantillon chaton – Poulet",
    sku: "MUS-CT-CHA-POU",
    code: "91000007",
    weight: 50,
    price: 120,
    sachets: 1,
    contents: ["Un carnet de croissance"],
    description:
      "Des croquettes de **cinq millimètres**, à laisser fondre dans un peu d’eau pour les premières fois.",
  },
  {
    slug: "chat-d-interieur-dinde-avoine",
    name: "Échantillon chat d’intérieur – Dinde & avoine",
    sku: "MUS-CT-INT-DIN",
    code: "91000008",
    weight: 60,
    price: 0,
    soldOut: true,
    sachets: 2,
    contents: [leaflet],
    description:
      "Pour les chats qui vivent **derrière la fenêtre** et comptent leurs calories sans le savoir.",
  },
];

export const samples: Sample[] = entries.map(({ sku, soldOut, sachets, contents, weight, ...entry }) => {
  const piece = `${weight / sachets} g`;
  const count = sachets === 2 ? "Deux sachets" : "Un sachet";
  const first = `${count} fraîcheur de ${piece}`;
  return {
    ...entry,
    weight,
    format: `${weight} g`,
    product: sku,
    in_stock: !soldOut,
    contents: [first, ...contents],
    image: {
      url: `samples/${entry.slug}.svg`,
      alternativeText: `${count} de ${piece}`,
      width: 800,
      height: 800,
    },
    seo: {
      title: entry.name,
      description: `${entry.name}, ${weight} g : ${first.toLowerCase()}, pour goûter avant de choisir un sac.`,
    },
  };
});

export function sampleSachets(slug: string): { sku: string; weight: number; count: number } | undefined {
  const entry = entries.find((one) => one.slug === slug);
  return entry && { sku: entry.sku, weight: entry.weight, count: entry.sachets };
}

export const sampleSlugs = new Map(samples.map(({ product, slug }) => [product, slug]));

export function sampleVariants(stock: number) {
  return samples.map(({ code, product, name, format, price, in_stock }) => ({
    code,
    sku: product,
    productName: name,
    variantName: format,
    price: price ?? 0,
    subscriptionPrice: price ?? 0,
    stock: in_stock ? stock : 0,
    sellable: true,
  }));
}
