import { expect, test } from "vitest";
import { picture } from "../content/pictures.ts";
import { choiceOf } from "../ecommerce/animals/choices.ts";
import { dayOf } from "../paris-days.ts";
import { demoAnimalRows } from "./demo-animals.ts";

const now = "2026-05-31T22:30:00.000Z";
const { animals, weights } = demoAnimalRows(now);

test("what demo animals refer to is in the lists, and their photos exist", () => {
  for (const { name, breed, activity, feature, feeds = [], kibbleBrand, picture: photo } of animals) {
    const found = [
      choiceOf("animal-breeds", breed),
      choiceOf("animal-features", feature),
      choiceOf("animal-brands", kibbleBrand),
      ...(activity ? [choiceOf("animal-activities", activity)] : []),
      ...feeds.map((feed) => choiceOf("animal-feeds", feed)),
      photo ? picture(photo.url.replace("/_sandbox/pictures/", "")) : "none",
    ];
    expect(found, name).not.toContain(undefined);
  }
});

test("the last weight of each is today’s", () => {
  for (const { id, weight } of animals) {
    const last = weights.filter(({ animalId }) => animalId === id).at(-1);
    expect(last && [last.weight, dayOf(last.measuredAt)]).toEqual(
      weight ? [weight, "2026-06-01"] : undefined,
    );
  }
});

test("the puppy is four months old and the kitten three, on whatever day", () => {
  const bornOf = (name: string, day: string) =>
    demoAnimalRows(`${day}T12:00:00.000Z`).animals.find((animal) => animal.name === name)?.birthday ?? "";
  for (const day of ["2026-03-31", "2026-07-01", "2026-12-31"]) {
    const age = (name: string) => (Date.parse(day) - Date.parse(bornOf(name, day))) / 86_400_000;
    expect(age("Pistache") / 30.44).toBeGreaterThanOrEqual(4);
    expect(age("Pistache") / 30.44).toBeLessThan(5);
    expect(age("Praline") / 30.44).toBeGreaterThanOrEqual(3);
    expect(age("Praline") / 30.44).toBeLessThan(4);
  }
});
