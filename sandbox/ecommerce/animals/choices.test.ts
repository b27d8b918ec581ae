import { expect, test } from "vitest";
import { cat, dog } from "./animal-types.ts";
import { type Choice, choices } from "./choices.ts";

const breedsOf = (kind: string) => choices["animal-breeds"].members.filter(({ type }) => type === kind);

test("codes and labels are said once in each list, breeds once for each kind", () => {
  for (const { type, members } of Object.values(choices)) {
    const all: readonly Choice[] = members;
    expect(new Set(all.map(({ code }) => code)).size, type).toBe(all.length);
    expect(new Set(all.map((choice) => `${choice.type} ${choice.label}`)).size, type).toBe(all.length);
  }
});

test("there are breeds enough, and an animal of none finds its place", () => {
  expect(breedsOf(dog).length).toBeGreaterThanOrEqual(120);
  expect(breedsOf(cat).length).toBeGreaterThanOrEqual(40);
  for (const kind of [dog, cat]) {
    expect(breedsOf(kind)[0]?.code).toMatch(/^mixed-/);
    expect(breedsOf(kind).at(-1)?.code).toMatch(/^unknown-/);
  }
});

test("adults weigh what an animal of their kind may", () => {
  for (const [kind, most] of [
    [dog, 100],
    [cat, 13],
  ] as const) {
    for (const { label, adultWeight } of breedsOf(kind)) {
      if (!adultWeight) continue;
      expect(adultWeight.low, label).toBeGreaterThanOrEqual(1);
      expect(adultWeight.high, label).toBeGreaterThan(adultWeight.low);
      expect(adultWeight.high, label).toBeLessThanOrEqual(most);
    }
  }
});
