import { expect, test } from "vitest";
import { hashOf } from "../hash.ts";
import type { Animal } from "./animal.ts";
import { animalVersion } from "./animal-version.ts";

const animal: Animal = {
  id: 1,
  kind: "dog",
  gender: "male",
  name: "Oslo",
  breed: "border-collie",
  birthday: "2022-03-08",
  weight: 18.5,
  sterilized: false,
  condition: 3,
  activity: "high",
  feature: "none",
  allergies: [],
  feeds: ["kibble"],
  kibbleBrand: "museau",
  oldKibbleBrand: null,
  onlyThisBrand: true,
  picture: null,
  updatedAt: "2026-11-02T09:30:00.000Z",
};

test("another version of a profile is noticed by anything that its form shows", () => {
  for (const change of [
    { weight: 19 },
    { feeds: ["raw"] },
    { sterilized: null },
    { kind: null },
    { allergies: ["beef"] },
  ]) {
    expect(animalVersion({ ...animal, ...change })).not.toBe(animalVersion(animal));
  }
});

test("without allergies it is the version of a build that knew none, whose forms may still be open", () => {
  const { allergies: _, picture: __, updatedAt: ___, ...before } = animal;
  expect(animalVersion(animal)).toBe(hashOf(before));
});

test("a new photo is no other version", () => {
  const picture = { url: "/oslo.jpg", fileId: "1" };
  expect(animalVersion({ ...animal, picture, updatedAt: null })).toBe(animalVersion(animal));
});
