import { api } from "../../shared/api/api.ts";
import { percentile } from "./load.ts";
import { browser } from "./pages.ts";

export interface SuggestionFigures {
  products: number;
  terms: number;
  /** Places of terms in the records. */
  places: number;
  /** Milliseconds to the last byte, one question after the other, none asked before. */
  p50: number;
  p95: number;
  bar: number;
}

/** What is typed, letter by letter: with and without accents, with typos, with the names of shoppers for things. */
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

/** Asks the worker for suggestions as they are typed; another `round` asks in other letters, which no cache knows. */
export async function askSuggestions(
  shop: string,
  round: number,
): Promise<Pick<SuggestionFigures, "p50" | "p95">> {
  const ask = async (question: string) => {
    const answer = await fetch(`${shop}${api.suggestions}?${new URLSearchParams({ q: question })}`, {
      headers: { "user-agent": browser },
    });
    const found = (await answer.json()) as { products: unknown[] };
    return found.products.length;
  };
  // The index is built by the first question, the connection by the others.
  for (const question of ["poulet", "agneau", "thon"]) await ask(`${question} ${round}`);
  const times: number[] = [];
  let found = 0;
  for (const phrase of phrases) {
    const typed = round % 2 ? phrase.toUpperCase() : phrase;
    for (let letters = shortest; letters <= typed.length; letters++) {
      const start = performance.now();
      found += await ask(typed.slice(0, letters));
      times.push(performance.now() - start);
    }
  }
  if (found < times.length) throw new Error("Suggestions cannot be measured: hardly anything was found.");
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export function suggestionTable(results: readonly SuggestionFigures[]): string {
  const rows = results.map(({ products, terms, places, p50, p95, bar }) => [
    String(products),
    String(terms),
    String(places),
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    `${bar} ms`,
  ]);
  const head = ["Products", "Terms", "Places in the index", "p50", "p95", "Bar of p95"];
  const lines = [head, head.map(() => "---:"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
