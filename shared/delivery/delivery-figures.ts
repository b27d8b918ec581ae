import type { DeliveryTerm, ShopCountry } from "../country/country.ts";
import { shopCountries } from "../identity.ts";
import { formatRound, isWholeAmount } from "../money/money.ts";
import { translator } from "../text/translator.ts";
import { cutOffText } from "./arrival.texts.ts";
import { deliveryFigureTexts } from "./delivery-figures.texts.ts";
import { type CarrierTerms, carriersTo, type DeliveryTerms } from "./delivery-terms.ts";

const t = translator(deliveryFigureTexts);

/** Placeholders in texts of the content system, such as `{{delivery.price:bpost}}`. */
const places = /\{\{([^{}]*)\}\}/g;

export const namesFigures = (content: unknown): boolean =>
  typeof content === "string"
    ? content.includes("{{")
    : typeof content === "object" && content !== null && Object.values(content).some(namesFigures);

/** Removes the sentence (or table cell) around an unknown figure. @param unknown gets the braces' content */
export function withFigures<T>(content: T, terms: DeliveryTerms | null, unknown: (name: string) => void): T {
  if (typeof content === "string") return filled(content, terms, unknown) as T;
  if (Array.isArray(content)) return content.map((one: unknown) => withFigures(one, terms, unknown)) as T;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withFigures<unknown>(value, terms, unknown)]),
  ) as T;
}

function filled(text: string, terms: DeliveryTerms | null, unknown: (name: string) => void): string {
  if (!text.includes("{{")) return text;
  const told = text.replaceAll(places, (place, name: string) => {
    const figure = terms && figureOf(name.trim(), terms);
    if (!figure) unknown(name.trim());
    return figure || place;
  });
  return told
    .split("\n")
    .flatMap((line) => withoutPlaces(line) ?? [])
    .join("\n");
}

function withoutPlaces(line: string): string | undefined {
  if (!line.includes("{{")) return line;
  if (line.trimStart().startsWith("|")) return line.replaceAll(places, t("none"));
  const [mark = ""] = /^\s*(?:(?:[-*]|\d+\.)\s+)?/.exec(line) ?? [];
  const sentences = line.slice(mark.length).split(/(?<=[.!?…][*_)»]{0,5})\s+/);
  const left = sentences.filter((sentence) => !sentence.includes("{{"));
  return left.length > 0 ? mark + left.join(" ") : undefined;
}

function figureOf(name: string, terms: DeliveryTerms): string | undefined {
  const [figure = "", carrier] = name.split(":").map((part) => part.trim());
  const rows = terms.carriers.filter((row) => carrier === undefined || row.carrier === carrier);
  if (rows.length === 0) return undefined;
  switch (figure) {
    case "delivery.price":
      return amounts(rows.map(({ price }) => price));
    case "delivery.lowestPrice":
      return amount(Math.min(...rows.flatMap(({ price }) => price || [])));
    case "delivery.freeFrom":
      return amounts(rows.flatMap(({ freeFrom }) => freeFrom ?? []));
    case "delivery.days":
      return t("days", {
        least: Math.min(...rows.map(({ days }) => days.least)),
        most: Math.max(...rows.map(({ days }) => days.most)),
      });
    case "delivery.kept":
      return keptOf(rows);
    case "delivery.cutOff":
      return cutOffText(terms.cutOff);
    case "delivery.serviceFee":
      return terms.serviceFee ? amount(terms.serviceFee.price) : undefined;
    case "delivery.serviceFreeFrom":
      return terms.serviceFee ? amount(terms.serviceFee.freeFrom) : undefined;
    case "delivery.table":
      return tableOf(rows);
    default:
      return undefined;
  }
}

function amounts(all: readonly number[]): string | undefined {
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most
    ? amount(least)
    : t("amounts", { least: amount(least) ?? "", most: amount(most) ?? "" });
}

const amount = (minor: number): string | undefined => (isWholeAmount(minor) ? formatRound(minor) : undefined);

function keptOf(rows: readonly CarrierTerms[]): string | undefined {
  const all = rows.flatMap(({ keptDays }) => keptDays ?? []);
  return all.length > 0 ? t("kept", { days: Math.min(...all) }) : undefined;
}

function tableOf(rows: readonly CarrierTerms[]): string {
  const head = (["name", "price", "freeFrom", "days", "kept"] as const).map((name) => t(`table.${name}`));
  const body = rows.map((row) => [
    [row.name, ...countriesOf(row.countries)].join(", "),
    amount(row.price),
    row.price > 0 && row.freeFrom != null ? amount(row.freeFrom) : undefined,
    t("days", row.days),
    keptOf([row]),
  ]);
  return [head, head.map(() => "---"), ...body]
    .map((cells) => `| ${cells.map((cell) => cell ?? t("none")).join(" | ")} |`)
    .join("\n");
}

function countriesOf(countries: readonly ShopCountry[]): string[] {
  if (countries.length === shopCountries.length) return [];
  const names = countries.map((country) => t(`to.${country}`));
  const last = names.pop() ?? "";
  return [names.length > 0 ? t("and", { first: names.join(", "), last }) : last];
}

export const deliveryByCountry = (terms: DeliveryTerms | null): DeliveryTerm[] =>
  terms
    ? shopCountries.flatMap((country) => {
        const ways = waysTo(terms, country);
        return ways.length > 0 ? { country, lines: linesOf(ways) } : [];
      })
    : [];

function linesOf(ways: readonly Way[]): string[] {
  const free = ways.map(({ price, freeFrom }) =>
    price > 0 && freeFrom != null ? t("freeFrom", { amount: amount(freeFrom) ?? "" }) : "",
  );
  const [shared = ""] = new Set(free).size === 1 ? free : [];
  const lines = ways.map(({ kind, price, days }, place) =>
    t(`wayTo.${kind}`, {
      terms: [amount(price), shared ? "" : free[place], t("days", days)].filter(Boolean).join(", "),
    }),
  );
  return [...lines, ...(shared ? [t("freeDelivery", { free: shared })] : [])];
}

export function deliverySummary(terms: DeliveryTerms, country: ShopCountry): string {
  return waysTo(terms, country)
    .map(({ kind, days }, place) => `${place === 0 ? t("days", days) : t("span", days)} ${t(`way.${kind}`)}`)
    .join(", ");
}

type Way = CarrierTerms & { kind: "home" | "relay" };

function waysTo(terms: DeliveryTerms, country: ShopCountry): Way[] {
  const rows = carriersTo(terms, country);
  return (["home", "relay"] as const).flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? { ...row, kind } : [];
  });
}
