import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type StockFacts, stockAtHome } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { dayAfter } from "../../../../shared/time/wall-clock.ts";
import { StockAtHome } from "./stock-at-home.tsx";

const today = "2026-11-22";
const code = "11000103";

const facts = (daysAgo: number, next: string): StockFacts => ({
  foods: [
    {
      code,
      name: "Croquettes",
      pack: "12 kg",
      packGrams: 12_000,
      kind: "dry",
      animal: "dog",
      rations: [{ animal: "Oslo", grams: 240 }],
    },
  ],
  recurring: [{ code, quantity: 1 }],
  nextAmounts: [{ code, grams: 12_000 }],
  arrivals: [-daysAgo, 3].map((days) => ({ on: dayAfter(today, days), amounts: [{ code, grams: 12_000 }] })),
  word: null,
  uncounted: [],
  forVet: [],
  plan: {
    today,
    next,
    interval: 42,
    isOpen: true,
    canShipNow: true,
    isPaused: false,
    pausedUntil: null,
    road: { days: 4, to: null },
    isOffered: (day) => day > dayAfter(today, 4),
  },
});

const shown = (daysAgo: number, next: string) =>
  renderToStaticMarkup(<StockAtHome id={1} stock={stockAtHome(facts(daysAgo, next))} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a gap before the parcel under way is told before anything else", () => {
  const empty = shown(50, "2027-01-05");
  expect(empty).toContain(
    "Il ne reste sans doute plus rien. Votre colis en cours d’envoi devrait arriver vers le",
  );
  expect(empty).toContain("il vous manquera environ 3 jours");
  expect(empty).not.toContain("Tout va bien");
  expect(shown(49, "2027-01-05")).toMatch(/Vous serez à court le .*environ 2 jours.*jusqu’au dimanche 22/);
  expect(shown(40, "2027-01-05")).toContain("Tout va bien");
});

test("all is well only if the ration is known: without an animal, its food may be for one that has died", () => {
  const { foods, ...rest } = facts(38, "2026-12-28");
  const rough = { ...rest, foods: foods.map((food) => ({ ...food, rations: [] })) };
  const text = renderToStaticMarkup(<StockAtHome id={1} stock={stockAtHome(rough)} />);
  expect(text).toMatch(/Il vous restera environ|devrait arriver juste à temps/);
  expect(text).not.toContain("Tout va bien");
});

test("a second gap, before the next parcel, is told with what can be done", () => {
  expect(shown(50, "2027-01-26")).toMatch(/ne reste sans doute plus rien\..*Avancer le colis/);
});
