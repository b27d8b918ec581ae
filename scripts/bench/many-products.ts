import { newContentVersion } from "../../sandbox/content-system/content-version.ts";
import { insertAtOnce } from "../../sandbox/database/insert-at-once.ts";
import type { Database } from "../../sandbox/database/open.ts";
import { documents } from "../../sandbox/database/schema/services.ts";

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

/** Rows per statement: a statement's text is sent as one parameter. */
const chunk = 500;

export async function addProducts(db: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - start) }, (_, at) => productOf(start + at));
    await insertAtOnce(db, documents, rows);
  }
  await newContentVersion(db);
}

function productOf(number: number): typeof documents.$inferInsert {
  const animal = pick(animals, number);
  const [meat, side] = [pick(meats, number * 7), pick(sides, number * 11)];
  const recipe = [5, 13, 29].map((step) => pick(syllables, Math.floor(number / step) + step)).join("");
  const isCat = /chat/.test(animal);
  const name = `${pick(kinds, number * 3)} ${animal} ${pick(needs, number * 5)} – ${meat} & ${side}, recette ${recipe}`;
  const sku = `GEN-${number}`;
  return {
    id: 100_000 + number,
    collection: "product",
    key: sku,
    updatedAt: "2026-01-01T00:00:00.000Z",
    json: {
      sku,
      slug: `produit-${number}`,
      name,
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
          base_price: 1990,
        },
      ],
      category: { id: 112, name: "Croquettes chien adulte", path: "chien/croquettes/adulte" },
      ancestors: [],
      composition: `${meat} 30 %, ${side} 22 %, huile de poisson, levure de bière, pulpe de betterave, ${recipe}.`,
    },
  };
}

const pick = (list: readonly string[], number: number) => list[number % list.length] ?? "";
