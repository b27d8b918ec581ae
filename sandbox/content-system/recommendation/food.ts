import { withoutAccents } from "../../../shared/text/text.ts";
import { type Product, productSchemas } from "../../content/entries/product.ts";
import type { Stage } from "./profile.ts";

export interface Food {
  product: Product;
  stage: Stage;
  fromMonth: number;
  sizes: ReadonlySet<string>;
  needs: ReadonlySet<string>;
  contents: string;
  isForSterilized: boolean;
  isForActive: boolean;
  isForOutdoors: boolean;
  isLight: boolean;
  isSlimming: boolean;
}

export function foodOf(json: unknown): Food | undefined {
  const { data: product } = productSchemas[2].safeParse(json);
  if (!product || product.kind === "treat" || !/^aliment complet\b/i.test(product.feedType)) return undefined;
  const valuesOf = (name: string) =>
    product.filters.flatMap(({ attributes }) => (attributes.name === name ? [attributes.value] : []));
  const [age] = valuesOf("âge");
  const needs = new Set(valuesOf("besoin"));
  return {
    product,
    stage: age === "Senior" ? "senior" : age === "Chiot" || age === "Chaton" ? "young" : "adult",
    fromMonth: Number(/à partir de (\d+) mois/.exec(product.feedType)?.[1] ?? 0),
    sizes: new Set(valuesOf("taille")),
    needs,
    contents: withoutAccents(
      [product.name, product.composition, ...valuesOf("protéine")].join(" ; "),
    ).toLowerCase(),
    isForSterilized: needs.has("Stérilisé"),
    isForActive: needs.has("Actif"),
    isForOutdoors: /en extérieur|au grand air/.test(`${product.feedType} ${product.subtitle}`),
    isLight: needs.has("Poids de forme"),
    isSlimming: /\blight\b/i.test(product.name),
  };
}

export type Format = Product["ProductVariants"][number];

export function formatsOnSale({ product }: Food): Format[] {
  if (!product.viewable || product.oldProduct) return [];
  return product.ProductVariants.filter(
    ({ show_variant, in_stock, base_price }) => show_variant && in_stock && base_price,
  ).toSorted((one, other) => one.weight - other.weight);
}
