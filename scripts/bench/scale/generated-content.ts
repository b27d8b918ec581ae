import { newContentVersion } from "../../../sandbox/content-system/content-version.ts";
import { insertAtOnce } from "../../../sandbox/database/insert-at-once.ts";
import type { Database } from "../../../sandbox/database/open.ts";
import { documents } from "../../../sandbox/database/schema/services.ts";

type Row = typeof documents.$inferInsert;

const kinds = ["Croquettes", "Terrine", "Mousse", "Émincé", "Effilochés", "Biscuits", "Bouchées"];
const animals = ["chien", "chat", "chiot", "chaton", "petit chien", "grand chien"];
const needs = ["adulte", "senior", "stérilisé", "sensible", "actif", "d’intérieur", "au pelage délicat"];
const meats = [
  "Poulet",
  "Dinde",
  "Canard",
  "Agneau",
  "Bœuf",
  "Lapin",
  "Saumon",
  "Thon",
  "Truite",
  "Hareng",
  "Veau",
];
const sides = [
  "riz",
  "patate douce",
  "petits pois",
  "courge",
  "avoine",
  "quinoa",
  "carottes",
  "pomme",
  "lentilles",
];
const syllables = [
  "ma",
  "ri",
  "vo",
  "lé",
  "chan",
  "dor",
  "bel",
  "mont",
  "fleur",
  "brise",
  "val",
  "roc",
  "lin",
  "sel",
];

export interface Catalogue {
  products: number;
  /** Categories of `productsOfShelf` products each. */
  shelves: number;
  productsOfLargest: number;
  shops: number;
  redirects: number;
}

export const productsOfShelf = 100;

export const catalogueOf = (products: number): Catalogue => ({
  products,
  shelves: Math.ceil(products / productsOfShelf),
  productsOfLargest: Math.min(5000, Math.ceil(products / 20)),
  shops: Math.min(1000, Math.ceil(products / 100)),
  redirects: Math.min(50_000, Math.ceil(products / 2)),
});

export const paths = {
  shelf: (number: number) => `chien/rayon-${number}`,
  largest: "chien/grand-rayon",
  shop: (number: number) => `boutique-${number}`,
  product: (number: number) => `produit-${number}`,
  moved: (number: number) => `ancien/produit-${number}`,
};

/** Rows per statement: a statement's text is sent as one parameter. */
const chunk = 500;

/**
 * Adds a generated catalogue to the content of the demo shop.
 * @param prepare runs once `atOnce` products are there; what is added later does not outdate what it made
 */
export async function addCatalogue(
  db: Database,
  catalogue: Catalogue,
  { atOnce, prepare }: { atOnce: number; prepare: () => Promise<unknown> },
): Promise<void> {
  const first = Math.min(atOnce, catalogue.products);
  await addRows(db, otherRows(catalogue));
  await addProducts(db, first);
  await prepare();
  await addRows(db, productRows(first, catalogue.products));
}

export async function addProducts(db: Database, count: number): Promise<void> {
  await addRows(db, productRows(0, count));
  await newContentVersion(db);
}

async function addRows(db: Database, all: Iterable<Row>): Promise<void> {
  let rows: Row[] = [];
  for (const row of all) {
    rows.push(row);
    if (rows.length < chunk) continue;
    await insertAtOnce(db, documents, rows);
    rows = [];
  }
  if (rows.length > 0) await insertAtOnce(db, documents, rows);
}

function* productRows(from: number, to: number): Generator<Row> {
  for (let number = from; number < to; number++) yield productOf(number);
}

export function* catalogueRows(catalogue: Catalogue): Generator<Row> {
  yield* otherRows(catalogue);
  yield* productRows(0, catalogue.products);
}

function* otherRows(catalogue: Catalogue): Generator<Row> {
  const { products, shelves, productsOfLargest, shops, redirects } = catalogue;
  for (let number = 0; number < shelves; number++) yield shelfOf(number, products);
  if (productsOfLargest > 0)
    yield categoryOf(300_000, paths.largest, "Grand rayon", skus(0, productsOfLargest));
  for (let number = 0; number < shops; number++) yield shopOf(number);
  for (let number = 0; number < redirects; number++)
    yield rowOf("redirect", 500_000 + number, paths.moved(number), {
      redirect: `/produits/${paths.product(number)}/`,
    });
}

const rowOf = (collection: Row["collection"], id: number, key: string, json: Row["json"]): Row => ({
  id,
  collection,
  key,
  json,
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const skuOf = (number: number) => `GEN-${number}`;

const skus = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => skuOf(from + index));

function shelfOf(number: number, products: number): Row {
  const from = number * productsOfShelf;
  const all = skus(from, Math.min(products, from + productsOfShelf));
  return categoryOf(200_000 + number, paths.shelf(number), `Rayon ${number}`, all);
}

const dog = { name: "Chien", path: "chien" };

const categoryOf = (id: number, path: string, name: string, all: string[]): Row =>
  rowOf("category", id, path, {
    ...{ path, name, title: `${name} pour chien` },
    intro: `Les produits du ${name.toLowerCase()}.`,
    ...{ ancestors: [dog], children: [], skus: all, blocks: [] },
  });

function shopOf(number: number): Row {
  const department = String(1 + (number % 19)).padStart(2, "0");
  const city = `Ville ${number}`;
  return rowOf("shop", 400_000 + number, paths.shop(number), {
    slug: paths.shop(number),
    name: `Museau ${city}`,
    street: `${1 + (number % 120)} rue du Marché`,
    postcode: `${department}${String(number % 1000).padStart(3, "0")}`,
    city,
    department,
    country: "FR",
    latitude: 43 + (number % 70) / 10,
    longitude: -1 + ((number * 7) % 80) / 10,
    hours: { week: {}, closings: [], openings: [] },
  });
}

function productOf(number: number): Row {
  const animal = pick(animals, number);
  const [meat, side] = [pick(meats, number * 7), pick(sides, number * 11)];
  const recipe = [5, 13, 29].map((step) => pick(syllables, Math.floor(number / step) + step)).join("");
  const isCat = /chat/.test(animal);
  const sku = skuOf(number);
  const shelf = Math.floor(number / productsOfShelf);
  return rowOf("product", 600_000 + number, sku, {
    sku,
    slug: paths.product(number),
    name: `${pick(kinds, number * 3)} ${animal} ${pick(needs, number * 5)} – ${meat} & ${side}, recette ${recipe}`,
    viewable: true,
    animal: isCat ? "cat" : "dog",
    kind: "dry",
    subtitle: `${meat} et ${side}, ${recipe} de saison`,
    image: { url: `packshots/${sku}.svg`, alternativeText: "", width: 800, height: 800 },
    rating: 4.5,
    reviewCount: number % 97,
    filters: [
      { attributes: { name: "animal", value: isCat ? "Chat" : "Chien" } },
      { attributes: { name: "protéine", value: meat } },
      { attributes: { name: "gamme", value: pick(syllables, number) } },
    ],
    ProductVariants: [
      {
        code: String(90_000_000 + number),
        slug: "2-kg",
        name: "2 kg",
        weight: 2000,
        in_stock: true,
        base_price: 1490 + ((number * 130) % 4000),
      },
    ],
    createdAt: "2026-01-01T00:00:00.000Z",
    feedType: `Aliment complet pour ${isCat ? "chats" : "chiens"} adultes`,
    composition: `${meat} 30 %, ${side} 22 %, huile de poisson, levure de bière, pulpe de betterave, ${recipe}.`,
    metabolizableEnergy: 370,
    description: `Une recette de ${meat.toLowerCase()} et de ${side}.`,
    category: { id: 200_000 + shelf, name: `Rayon ${shelf}`, path: paths.shelf(shelf) },
    ancestors: [dog],
    analyticalConstituents: [
      { name: "Protéine brute", percent: 26 },
      { name: "Matières grasses brutes", percent: 15 },
    ],
    directions: "De l’eau fraîche à volonté.",
  });
}

const pick = (list: readonly string[], number: number) => list[number % list.length] ?? "";
