import { isListed, products, toFullProduct } from "./products.ts";

const all = products.filter(isListed).flatMap((entry) => toFullProduct(entry).json_avis);

export const shopScore = {
  score: Math.round((all.reduce((sum, { score }) => sum + score, 0) / all.length) * 10) / 10,
  count: all.length,
};

/** @throws Error if the product has no review by this author */
export function quoteOf(sku: string, author: string) {
  const review = products
    .filter((entry) => entry.sku === sku)
    .flatMap((entry) => toFullProduct(entry).json_avis)
    .find((found) => found.author === author);
  if (!review) throw new Error(`${sku} has no review by ${author}.`);
  const { text, score, date, experienceDate } = review;
  return { text, author, score, date, experienceDate };
}
