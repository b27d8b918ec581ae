import { shownFor } from "../../../shared/animal/shown-for.ts";
import { type FitAnswer, fitOfProducts, mostFits } from "../../../shared/api/fit.ts";
import { type Sort, sortParameter } from "../../../shared/listing/listing-query.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { writeCookie } from "../../browser/cookies.ts";
import { fitChoiceTexts } from "./texts.ts";

const t = translator(fitChoiceTexts);

/** Texts about an animal type, by their place, which are shown again if the visitor chooses nobody. */
const examples = new WeakMap<Element, string>();

let latest = new AbortController();

/** Replaces the rations of the page by those of the visitor's animals. Without an answer the page stays as it is. */
export async function showFit(): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const lines = [...document.querySelectorAll<HTMLElement>("[data-fit]")];
  const skus = [...new Set(lines.map(({ dataset }) => dataset.fit ?? ""))].slice(0, mostFits).join(",");
  const answer = await call(fitOfProducts, { skus }, { signal }).catch(() => undefined);
  if (!answer || signal.aborted || answer.animals.length === 0) return;
  for (const line of lines) {
    const fit = answer.fits[line.dataset.fit ?? ""];
    show(line, fit?.text);
    line.dataset.suits = String(fit?.suits ?? "");
  }
  for (const place of document.querySelectorAll<HTMLElement>("[data-fit-choice]")) offer(place, answer);
}

function show(place: Element, text: string | undefined): void {
  const example = examples.get(place) ?? place.textContent;
  examples.set(place, example);
  place.textContent = text ?? example;
}

/** The form for describing an animal stays where the visitor has none of the page's species. */
function offer(place: HTMLElement, { animals, chosen, note }: FitAnswer): void {
  const { fitChoice: kind } = place.dataset;
  const own = kind ? animals.filter((animal) => animal.kind === kind) : animals;
  if (own.length === 0) return;
  const [words, way] = place.children;
  if (words) {
    show(words, note?.text);
    if (note?.link) words.append(" ", linkTo(note.link));
  }
  if (!way || way instanceof HTMLLabelElement) return;
  const select = document.createElement("select");
  const all = own.length > 1 ? [{ key: "", name: t("all") }] : [];
  for (const { key, name } of [...all, ...own, { key: shownFor.nobody, name: t("nobody") }])
    select.add(new Option(name, key));
  const isOffered = chosen === shownFor.nobody || own.some(({ key }) => key === chosen);
  select.value = isOffered && chosen !== null ? chosen : (all[0]?.key ?? own[0]?.key ?? "");
  select.addEventListener("change", () => {
    writeCookie(shownFor.name, select.value, shownFor.maxAge);
    const isSorted = new URLSearchParams(location.search).get(sortParameter) === ("animal" satisfies Sort);
    if (isSorted) location.reload();
    else void showFit();
  });
  const label = document.createElement("label");
  label.append(t("label"), select);
  way.replaceWith(label);
}

function linkTo({ name, href }: { name: string; href: string }): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = name;
  return link;
}
