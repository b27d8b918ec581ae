import type { Animal } from "../../../shared/animal/animal.ts";
import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { StockFood } from "../../../shared/subscription/stock/stock-bowls.ts";
import { monthsBetween } from "../../../shared/time/age.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { knownVariants } from "../product/known-products.ts";

export async function stockFoods(
  services: Services<"content" | "ecommerce" | "log">,
  ordered: readonly OrderedVariant[],
  animals: readonly Animal[],
): Promise<StockFood[]> {
  const variants = await knownVariants(services, [
    ...new Map(ordered.map((one) => [one.code, one])).values(),
  ]);
  const skus = variants.flatMap(({ product }) => product ?? []);
  const products = skus.length ? await services.content.productsBySku(skus, 1) : new Map();
  const foods = variants.map(({ code, product }) =>
    foodOf(services, code, products.get(product ?? ""), animals),
  );
  return (await Promise.all(foods)).flatMap((food) => food ?? []);
}

async function foodOf(
  services: Services<"content" | "log">,
  code: string,
  product: ProductSummary | undefined,
  animals: readonly Animal[],
): Promise<StockFood | undefined> {
  const format = product?.variants.find((variant) => variant.code === code);
  const { animal, kind } = product ?? {};
  if (!product || !format?.weight || !animal || (kind !== "dry" && kind !== "wet")) return undefined;
  const own = animals.filter((one) => one.kind === animal);
  const found = await Promise.all(own.map((one) => rationOf(services, product.sku, one)));
  if (found.some((ration) => ration.isNoMeal)) return undefined;
  const rations = own.flatMap(({ name }, place) => {
    const grams = found[place]?.grams;
    return grams ? [{ animal: name, grams }] : [];
  });
  const { name, weight: packGrams } = format;
  return { code, name: product.name, pack: name, packGrams, kind, animal, rations };
}

export const hasRationFacts = ({ weight, birthday }: Animal): boolean => weight !== null && birthday !== null;

async function rationOf(
  { content, log }: Services<"content" | "log">,
  ref: string,
  { weight, birthday }: Animal,
): Promise<{ grams?: number; isNoMeal?: boolean }> {
  if (weight === null || birthday === null) return {};
  const month = Math.max(0, monthsBetween(new Date(birthday), clock.date()));
  const answer = await content.ration({ ref, weight, month }).catch((error: unknown) => {
    log.error("ration not calculated", error, { sku: ref });
    return null;
  });
  if (answer?.grams) return { grams: answer.grams };
  return { isNoMeal: answer?.reason === "complementary" || answer?.reason === "treat" };
}
