import { formatMoney } from "../money/money.ts";
import type { ProductSummary } from "../product/product.ts";
import { formatNumber } from "../text/format-number.ts";
import { translator } from "../text/translator.ts";
import { unbroken } from "../text/unbroken.ts";
import { fitTexts } from "./fit.texts.ts";
import {
  type Edible,
  type Example,
  edibleOf,
  exampleFor,
  type Fit,
  fitOfEdible,
  type SharedFit,
} from "./fit.ts";

const t = translator(fitTexts);

export const sharedFitText = ({ names, fit }: SharedFit): string => fitText(namesText(names), fit);

export function fitText(name: string, fit: Fit): string {
  switch (fit.kind) {
    case "vet":
      return t("vet", { name });
    case "misfit":
      return t("misfit", { name, reason: fit.reason.replace(/^est /, "c’est ") });
    case "treat":
      return t("treat", { name, grams: formatNumber(fit.grams) });
    case "fits": {
      const { pricePerDay: price, days, format } = fit;
      const grams = formatNumber(fit.grams);
      const ration =
        price === null
          ? t("fits", { name, grams })
          : t("fitsFor", { name, grams, price: formatMoney(price) });
      if (format === null) return ration;
      if (days !== null)
        return `${ration}, ${t("lasts", { format: unbroken(format), days: formatNumber(days) })}`;
      return price === null ? ration : `${ration}, ${t("pricedIn", { format: unbroken(format) })}`;
    }
  }
}

/** Characters; a longer name would need more lines than a card reserves. */
const longestName = 14;

/** "Rex", "Rex et Oslo" or "Rex et 2 autres". */
export function namesText([first = "", second, ...more]: readonly string[]): string {
  const [name, other] = [shortened(first), second && shortened(second)];
  if (!other) return name;
  return more.length > 0 ? t("several", { name, count: more.length + 1 }) : t("two", { name, other });
}

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** The ration of an animal that the recipe is made for: "Chat de 4 kg : 55 g et 0,88 € par jour". */
export function exampleText(product: ProductSummary, today: Date): string | null {
  const edible = edibleOf(product);
  const example = exampleFor(edible, today);
  return example ? textFor(example, edible, today) : null;
}

/** The same animal for all products that suit it, so that their rations can be compared. */
export function comparableText(product: ProductSummary, first: ProductSummary, today: Date): string | null {
  const example = exampleFor(edibleOf(first), today);
  return (example && textFor(example, edibleOf(product), today)) ?? exampleText(product, today);
}

function textFor(example: Example, edible: Edible, today: Date): string | null {
  const fit = fitOfEdible(edible, example.facts, today, undefined);
  if (!fit || fit.kind === "misfit" || fit.kind === "vet") return null;
  const { kind, weight } = example.facts;
  const name = t(`example.${kind}.${example.stage}`, { weight: formatNumber(weight ?? 0) });
  return fitText(name, fit.kind === "fits" ? { ...fit, days: null } : fit);
}
