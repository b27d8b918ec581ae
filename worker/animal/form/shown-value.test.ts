import { expect, test } from "vitest";
import type { Animal } from "../../../shared/animal/animal.ts";
import { shownValue } from "./shown-value.ts";

const animal: Animal = {
  id: 1,
  kind: "cat",
  gender: "female",
  name: "Mirabelle",
  breed: "european",
  birthday: "2019-06-21",
  weight: 4.2,
  sterilized: true,
  condition: 4,
  activity: null,
  feature: "none",
  allergies: [],
  feeds: ["kibble", "raw"],
  kibbleBrand: "museau",
  oldKibbleBrand: null,
  onlyThisBrand: false,
  picture: null,
  updatedAt: null,
};
const choices = [
  { value: "european", label: "Européen" },
  { value: "kibble", label: "Croquettes" },
  { value: "raw", label: "Cru" },
];

test.each([
  ["weight", "number", "4,2"],
  ["breed", "choices", "Européen"],
  ["feeds", "choices", "Croquettes et Cru"],
  ["birthday", "birthday", "21\u00a0juin\u00a02019"],
  ["onlyThisBrand", "checkbox", "non"],
  ["activity", "choices", "rien"],
] as const)("the profile's %s is told in the words of its form", (name, kind, told) => {
  expect(shownValue({ name, kind, label: "", choices }, animal)).toBe(told);
});
