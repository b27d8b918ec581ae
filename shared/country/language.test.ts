import { expect, test } from "vitest";
import { languageToOffer } from "./language.ts";

const sites = { nl: "https://nl.museau.example/", de: "https://de.museau.example/" };

test.each([
  ["nl-BE,nl;q=0.9,fr;q=0.8,en;q=0.7", "nl"],
  ["de", "de"],
  ["en-GB,nl;q=0.7,fr;q=0.5", "nl"],
  ["fr;q=0.3, DE-at ;q=0.9", "de"],
])("a browser that prefers %s is offered the site in %s", (accepted, language) => {
  expect(languageToOffer(accepted, sites)).toBe(language);
});

test.each([
  "fr-FR,fr;q=0.9,nl;q=0.8",
  "fr-BE,nl-BE",
  "en,it",
  "nl;q=0,fr",
  "nl;q=viele",
  "nl;q=7",
  "*",
  "",
  "constructor",
  undefined,
])("a browser that prefers %j is offered nothing", (accepted) => {
  expect(languageToOffer(accepted, sites)).toBeUndefined();
});

test("without sites nobody is offered any", () => {
  expect(languageToOffer("nl,de,it,en", {})).toBeUndefined();
});
