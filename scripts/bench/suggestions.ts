import { api } from "../../shared/api/api.ts";
import { percentile } from "./load.ts";
import { browser } from "./pages.ts";
import type { StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import type { Servers } from "./workerd.ts";

interface SuggestionFigures {
  products: number;
  terms: number;
  places: number;
  p50: number;
  p95: number;
  times: number;
  bar: number;
}

const phrases = [
  "croquettes chien adulte",
  "croqette chaton",
  "pâtée chat stérilisé",
  "friandise saumon",
  "sans céréales canard",
  "toutou senior poulet",
  "terrine lapin",
  "sterlisé dinde",
  "livraison",
];

const shortest = 2;

/** Maximum ratio of p95 to a raw answer's. */
const bars = { shop: 30, large: 60 };
const largeShop = 10_000;

export async function measureSuggestions(servers: Servers, standIns: StandIns): Promise<Table> {
  const figuresOf = async (round: number, bar: number): Promise<SuggestionFigures> => {
    const times = await askSuggestions(servers, round);
    const { records, terms, places } = await standIns.productIndex();
    return { products: records, terms, places, bar, ...times };
  };
  const small = await figuresOf(0, bars.shop);
  await standIns.addProducts(largeShop);
  const results = [small, await figuresOf(1, bars.large)];
  return {
    text: suggestionTable(results),
    missed: results
      .filter(({ times, bar }) => times > bar)
      .map(
        ({ products, times }) =>
          `Suggestions of ${products} products: ${times.toFixed(1)} × is above the bar.`,
      ),
  };
}

async function askSuggestions(
  { shop, raw }: Servers,
  round: number,
): Promise<Pick<SuggestionFigures, "p50" | "p95" | "times">> {
  const ask = async (question: string) => {
    const answer = await fetch(`${shop}${api.suggestions}?${new URLSearchParams({ q: question })}`, {
      headers: { "user-agent": browser },
    });
    const found = (await answer.json()) as { products: unknown[] };
    return found.products.length;
  };
  for (const question of ["poulet", "agneau", "thon"]) await ask(`${question} ${round}`);
  const rawPath = `${raw}${api.suggestions}`;
  await fetch(rawPath, { method: "PUT", body: JSON.stringify(phrases) });
  const times: number[] = [];
  const rawTimes: number[] = [];
  let found = 0;
  for (const phrase of phrases) {
    const typed = round % 2 ? phrase.toUpperCase() : phrase;
    for (let letters = shortest; letters <= typed.length; letters++) {
      const start = performance.now();
      found += await ask(typed.slice(0, letters));
      const end = performance.now();
      times.push(end - start);
      await (await fetch(rawPath)).text();
      rawTimes.push(performance.now() - end);
    }
  }
  if (found < times.length) throw new Error("Suggestions cannot be measured: hardly anything was found.");
  const p95 = percentile(times, 0.95);
  return { p50: percentile(times, 0.5), p95, times: p95 / percentile(rawTimes, 0.95) };
}

function suggestionTable(results: readonly SuggestionFigures[]): string {
  const rows = results.map(({ products, terms, places, p50, p95, times, bar }) => [
    String(products),
    String(terms),
    String(places),
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    `${times.toFixed(1)} ×`,
    `${bar} ×`,
  ]);
  const head = ["Products", "Terms", "Places in the index", "p50", "p95", "p95 × raw", "Bar"];
  return markdownTable(head, rows, 0);
}
