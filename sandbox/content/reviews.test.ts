import { describe, expect, test } from "vitest";
import { full, repeated } from "./all-content.ts";
import { products } from "./products.ts";
import { reviews, reviewsOf } from "./reviews.ts";

const all = products.flatMap((product) =>
  reviewsOf(product).map((review) => ({ product, sku: product.sku, ...review })),
);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const mean = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
const wrong = (is: (review: (typeof all)[number]) => boolean) =>
  all.filter(is).map(({ sku, author, title, text }) => [sku, author, title, text]);

describe("how many", () => {
  test("from none to sixty, most of them two to ten, about a thousand in all", () => {
    const counts = full.filter(({ viewable }) => viewable).map(({ reviewCount }) => reviewCount);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
    expect(counts.filter((count) => count >= 40).length).toBeGreaterThanOrEqual(5);
    expect(counts.filter((count) => count >= 2 && count <= 10).length).toBeGreaterThan(counts.length / 2);
    expect(counts.filter((count) => count >= 1 && count <= 3).length).toBeGreaterThanOrEqual(3);
    expect(all.length).toBeGreaterThanOrEqual(900);
    expect(all.length).toBeLessThanOrEqual(1100);
  });

  test("are written for products of the shop only", () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    expect([...reviews.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test("count and rating of a product follow its reviews", () => {
    for (const { sku, json_avis, rating, reviewCount } of full) {
      expect(reviewCount, sku).toBe(json_avis.length);
      const exact = mean(json_avis.map(({ score }) => score));
      expect(rating, sku).toBe(json_avis.length ? Math.round(exact * 10) / 10 : null);
    }
  });
});

describe("scores", () => {
  test("are mostly good, but not all", () => {
    const shop = mean(all.map(({ score }) => score));
    expect(shop).toBeGreaterThan(4.2);
    expect(shop).toBeLessThan(4.8);
    const judged = full.filter(({ reviewCount }) => reviewCount >= 5);
    const odd = judged.filter(({ rating }) => (rating ?? 0) < 3.7 || (rating ?? 0) > 4.9);
    expect(odd.map(({ sku, rating }) => [sku, rating])).toEqual([]);
    expect(judged.filter(({ rating }) => (rating ?? 0) < 4).length).toBeGreaterThan(0);
    expect(all.some(({ score }) => score === 1)).toBe(true);
  });

  test("of one to three stars come with a reason", () => {
    expect(wrong(({ score, text }) => score <= 3 && text.length < 25)).toEqual([]);
  });
});

describe("dates", () => {
  test("are those of a delivered order and of a review four to forty days later", () => {
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    expect(
      wrong(({ experienceDate, date }) => {
        const wait = days(experienceDate, date);
        return wait < 4 || wait > 40 || experienceDate < "2025-06-01" || date > "2026-11-15";
      }),
    ).toEqual([]);
  });

  test("put the newest review first", () => {
    for (const { sku, json_avis } of full) {
      const dates = json_avis.map(({ date }) => date);
      expect(dates, sku).toEqual(dates.toSorted().toReversed());
    }
  });
});

describe("texts", () => {
  test("are not the same twice in the shop", () => {
    expect(repeated(all.map(({ text }) => text))).toEqual([]);
  });

  test("repeat no sentence, signature or title on one product", () => {
    for (const { sku, json_avis } of full) {
      const sentences = json_avis.flatMap(({ text }) => text.split(/(?<=[.!?…])\s/));
      expect(repeated(sentences.filter((sentence) => sentence.split(/\s/).length > 3)), sku).toEqual([]);
      expect(repeated(json_avis.map(({ author }) => author)), sku).toEqual([]);
    }
  });

  test("use a sentence on three products at most", () => {
    const products = new Map<string, Set<string>>();
    for (const { sku, text } of all)
      for (const sentence of text.split(/(?<=[.!?…])\s/).filter((said) => said.split(/\s/).length > 3))
        products.set(sentence, (products.get(sentence) ?? new Set()).add(sku));
    expect([...products].filter(([, skus]) => skus.size > 3).map(([sentence]) => sentence)).toEqual([]);
  });

  test("have no open slot, and French signs", () => {
    expect(
      wrong(({ title, text }) =>
        /[{}[\]|']| [;:!?%€»]|undefined|\s\s|,,|\.\s?\.(?!\.)/.test(`${title} ${text}`),
      ),
    ).toEqual([]);
    expect(wrong(({ text }) => !/^[\p{Lu}\d«]/u.test(text) || !/[.!?…)]$/.test(text))).toEqual([]);
  });

  test("are about the animal of the product", () => {
    const other = {
      dog: /\b(?:ma|mon|notre) (?:chat|chatte|chaton|minou)\b/i,
      cat: /\b(?:ma|mon|notre) (?:chien|chienne|chiot)\b/i,
    };
    expect(wrong(({ product, title, text }) => other[product.animal].test(`${title} ${text}`))).toEqual([]);
  });

  test("have correct articles, elisions and endings", () => {
    const slips = [
      "mon (?:chienne|chatte|petite|vieille)",
      "ma (?:chien|chat|petit|vieux|chiot|chaton|[aeiouéèê]\\p{L}*)(?!\\p{L})",
      "(?:de|que|la|je|ne|se) [aeiouéèêâ](?!n\\p{L}*ze)",
      "d’[^aeiouyéèêâîôûœh]",
    ];
    const slip = new RegExp(`(?<![\\p{L}’-])(?:${slips.join("|")})`, "iu");
    expect(wrong(({ title, text }) => slip.test(title) || slip.test(text))).toEqual([]);
  });

  test("do not praise the absence of cereals or kibble in a product that has them or is none", () => {
    expect(
      wrong(
        ({ product, title, text }) =>
          /sans céréales|pas de céréales/i.test(plain(`${title} ${text}`)) &&
          !product.filters.besoin.includes("Sans céréales"),
      ),
    ).toEqual([]);
    expect(
      wrong(
        ({ product, title, text }) =>
          product.kind !== "dry" &&
          /(?:ces|bonnes|taille (?:de|des)) croquettes?|^croquettes/i.test(`${title} ${text}`),
      ),
    ).toEqual([]);
    expect(
      wrong(
        ({ product, title, text }) =>
          product.kind === "dry" && /sachet refermable|terrine|mousse est/i.test(`${title} ${text}`),
      ),
    ).toEqual([]);
  });
});
