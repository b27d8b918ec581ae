import { describe, expect, test } from "vitest";
import { Invalid } from "../problems.ts";
import { type AnimalChange, type AnimalFields, refuseChange, refuseNew } from "./animal-rules.ts";

const today = "2026-11-22";

const pistache: AnimalFields = {
  type: "1",
  gender: "2",
  name: "Pistache",
  breed: "labrador",
  birthday: "2026-07-12",
  weight: 146,
  sterilized: false,
  condition: 3,
  activity: "moderate",
  feature: "none",
  allergies: [],
  feeds: ["kibble"],
  kibbleBrand: "other",
  oldKibbleBrand: null,
  onlyThisBrand: false,
  picture: null,
};

const placesAfter = (check: () => void): string[] => {
  try {
    check();
  } catch (error) {
    if (error instanceof Invalid) return error.violations.map(({ path }) => path);
    throw error;
  }
  return [];
};

const inNew = (entry: AnimalChange) => placesAfter(() => refuseNew(entry, today));
const inChange = (change: AnimalChange, known: AnimalFields = pistache) =>
  placesAfter(() => refuseChange(change, known, today));

describe("a new animal", () => {
  test("with all fields is right, also without a former brand", () => {
    expect(inNew(pistache)).toEqual([]);
  });

  test.each(Object.keys(pistache))("without %s", (field) => {
    const { [field]: _, ...rest }: Record<string, unknown> = pistache;
    const isOptional = ["allergies", "oldKibbleBrand", "onlyThisBrand", "picture"].includes(field);
    expect(inNew(rest)).toEqual(isOptional ? [] : [field]);
  });

  test.each([
    ["born today", { birthday: today }, []],
    ["born tomorrow", { birthday: "2026-11-23" }, ["birthday"]],
    ["born on the first day of 1970", { birthday: "1970-01-01" }, []],
    ["born before 1970", { birthday: "1969-12-31" }, ["birthday"]],
    ["born on no day", { birthday: "2025-02-29" }, ["birthday"]],
    ["of a hundred kilograms", { weight: 1000 }, []],
    ["of more", { weight: 1001 }, ["weight"]],
    ["of nothing", { weight: 0 }, ["weight"]],
    ["with a breed of cats", { breed: "siamese" }, ["breed"]],
    ["with a trouble of cats", { feature: "hairballs" }, ["feature"]],
    ["that eats nothing", { feeds: [] }, ["feeds"]],
    ["with a photo of another kind of address", { picture: { url: "data:,", fileId: "1" } }, ["picture.url"]],
  ])("%s", (_, change, places) => {
    expect(inNew({ ...pistache, ...change })).toEqual(places);
  });
});

describe("a change", () => {
  test("is refused for what it sends alone: a profile that lacks something can be changed", () => {
    expect(inChange({ name: "Noisette" }, { ...pistache, weight: null, activity: null })).toEqual([]);
    expect(inChange({ weight: null })).toEqual(["weight"]);
  });

  test("of the type alone is held against the weight, breed and feature that are known", () => {
    expect(inChange({ type: "2" })).toEqual(["weight", "breed"]);
    expect(inChange({ type: "2", weight: 42, breed: "european" })).toEqual([]);
  });
});
