import { shownFor } from "../../../shared/animal/shown-for.ts";
import { type FitAnswer, fitOfProducts, mostFits } from "../../../shared/api/fit.ts";
import { type Sort, sortParameter } from "../../../shared/listing/listing-query.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { writeCookie } from "../../browser/cookies.ts";
import { fitChoiceTexts } from "./texts.ts";

const t = translator(fitChoiceTexts);

/** Rations of an animal type, by line, which are shown again if the visitor chooses nobody. */
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
    const example = examples.get(line) ?? line.textContent;
    examples.set(line, example);
    const fit = answer.fits[line.dataset.fit ?? ""];
    line.textContent = fit?.text ?? example;
    line.dataset.suits = String(fit?.suits ?? "");
  }
  for (const place of document.querySelectorAll("[data-fit-choice]")) offer(place, answer);
}

function offer(place: Element, { animals, chosen }: FitAnswer): void {
  if (place.querySelector("select")) return;
  const select = document.createElement("select");
  const all = animals.length > 1 ? [{ key: "", name: t("all") }] : [];
  for (const { key, name } of [...all, ...animals, { key: shownFor.nobody, name: t("nobody") }])
    select.add(new Option(name, key));
  select.value = chosen ?? all[0]?.key ?? animals[0]?.key ?? "";
  select.addEventListener("change", () => {
    writeCookie(shownFor.name, select.value, shownFor.maxAge);
    const isSorted = new URLSearchParams(location.search).get(sortParameter) === ("animal" satisfies Sort);
    if (isSorted) location.reload();
    else void showFit();
  });
  const label = document.createElement("label");
  label.append(t("label"), select);
  const link = place.querySelector("a");
  if (link) link.textContent = t("other");
  place.replaceChildren(label, link ?? "");
}
