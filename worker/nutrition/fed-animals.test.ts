import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Calls that name a need or a ration of an animal. */
const ration =
  /\b(?:energyOf|energyNeed|fitOf|fitOfAll|stockAtHomeOf|stockFoods|foodAdvice)\(|\.advice\(\{|\bcontent\.ration\(/;

/** Modules that know the weight a planned animal is fed for. */
const fed = /from "[^"]*\/(?:fed-animal|animals-to-feed|fit-animals)\.ts"/;

/** Files that name a ration without those modules, with the reason. */
const reasons = {
  "worker/account/dashboard/stock-summary.tsx": "dashboard-cards.tsx gives it the animals to feed",
  "worker/animal/plan/plan-ration.ts": "calculates the plan's own ration",
  "worker/animal/profile/eaten-meals.ts": "asks for foods, not for rations",
  "worker/animal/profile/meals-card.tsx": "animal-page.ts gives it the animals to feed",
  "worker/animal/profile/vet-decides.ts": "asks whether a veterinarian decides, by the true weight",
  "worker/catalogue/ration/ration-view.ts": "answers what a visitor has typed",
  "worker/guide/menu/menu-made.ts": "menu-guide.ts gives it the animal to feed",
  "worker/guide/menu/menu-steps.ts": "menu-guide.ts gives it the animal to feed",
  "worker/nutrition/advice.ts": "its callers give it the animal to feed",
  "worker/nutrition/energy-of.ts": "its callers give it the animal to feed",
  "worker/purchase/stock/stock-at-home.ts": "its callers give it the animals to feed",
  "worker/purchase/stock/stock-foods.ts": "its callers give it the animals to feed",
};

test("each file that names a ration feeds a planned animal for its target, or has a reason not to", () => {
  const naming = globSync("worker/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test."))
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      return ration.test(text) && !fed.test(text);
    });
  expect(naming.toSorted()).toEqual(Object.keys(reasons));
});

test("the animals that a file is given come from those modules", () => {
  for (const path of [
    "worker/account/dashboard/dashboard-cards.tsx",
    "worker/animal/profile/animal-page.ts",
    "worker/guide/menu/menu-guide.ts",
  ])
    expect(readFileSync(path, "utf8"), path).toMatch(fed);
});
