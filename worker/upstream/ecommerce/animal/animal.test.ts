import { expect, test } from "vitest";
import { parseTolerantly } from "../../lists.ts";
import { animalBody, animalSchema } from "./animal.ts";

const read = (answer: unknown) => parseTolerantly(animalSchema, answer);

const whole = {
  "@id": "/api/v2/shop/animals/3",
  type: "/api/v2/shop/animal-types/1",
  name: "Ficelle",
  breed: "/api/v2/shop/animal-breeds/teckel",
  birthday: "2021-05-04",
  weight: 7.5,
  picture: { url: "/animals/ficelle.jpg", fileId: "f1" },
};

test("a pet is read with its kind, breed, birthday and photo", () => {
  expect(read(whole)).toMatchObject({
    leftOut: [],
    data: {
      id: 3,
      kind: "dog",
      name: "Ficelle",
      breed: "teckel",
      birthday: "2021-05-04",
      weight: 7.5,
      picture: { url: "/animals/ficelle.jpg", fileId: "f1" },
    },
  });
});

test.each([
  ["/api/v2/shop/animal-types/2", "cat"],
  [{ "@id": "/api/v2/shop/animal-types/2", label: "Chat" }, "cat"],
  [1, "dog"],
  ["/api/v2/shop/animal-types/9", null],
  [null, null],
])("the type %j is %s", (type, kind) => {
  expect(read({ ...whole, type }).data?.kind).toBe(kind);
});

test.each([
  ["/api/v2/shop/animal-breeds/4", "4"],
  [{ "@id": "/api/v2/shop/animal-breeds/4", code: "teckel", label: "Teckel" }, "4"],
  [{ code: "teckel", label: "Teckel" }, "teckel"],
  ["", null],
  [null, null],
])("the breed %j is named by %s, as its IRI does", (breed, named) => {
  expect(read({ ...whole, breed })).toMatchObject({ leftOut: [], data: { breed: named } });
});

test("the rest of the profile is read; what is missing is unknown", () => {
  const profile = {
    gender: "/api/v2/shop/animal-genders/2",
    sterilized: true,
    condition: 4,
    activity: "/api/v2/shop/animal-activities/low",
    feature: { "@id": "/api/v2/shop/animal-features/none" },
    allergies: [],
    feeds: ["/api/v2/shop/animal-feeds/kibble", { "@id": "/api/v2/shop/animal-feeds/treats" }],
    kibbleBrand: "/api/v2/shop/animal-brands/museau",
    onlyThisBrand: true,
    updatedAt: "2026-11-02 09:30:00",
  };
  expect(read({ ...whole, ...profile }).data).toMatchObject({
    gender: "female",
    sterilized: true,
    condition: 4,
    activity: "low",
    feature: "none",
    allergies: [],
    feeds: ["kibble", "treats"],
    kibbleBrand: "museau",
    oldKibbleBrand: null,
    onlyThisBrand: true,
    updatedAt: expect.stringMatching(/^2026-11-02T/),
  });
  expect(read({ ...whole, feeds: {}, condition: "9" }).data).toMatchObject({
    gender: null,
    sterilized: null,
    condition: null,
    feeds: [],
    onlyThisBrand: false,
  });
});

test("what is written names records by their IRI, and nothing that was left out", () => {
  expect(animalBody({ kind: "cat", gender: "female", breed: "4", feeds: ["kibble"], weight: 4.2 })).toEqual({
    type: "/api/v2/shop/animal-types/2",
    gender: "/api/v2/shop/animal-genders/2",
    breed: "/api/v2/shop/animal-breeds/4",
    feeds: ["/api/v2/shop/animal-feeds/kibble"],
    weight: 4.2,
  });
  expect(animalBody({ picture: null })).toEqual({ picture: null });
});

test("a birthday that is an instant is the day it falls on in Paris; an odd one costs itself", () => {
  expect(read({ ...whole, birthday: "2021-05-03T22:00:00.000Z" }).data?.birthday).toBe("2021-05-04");
  expect(read({ ...whole, birthday: "mai", picture: [] })).toMatchObject({
    data: { birthday: null, picture: null, name: "Ficelle" },
    leftOut: [{ kind: "member", key: "birthday" }],
  });
});

test.each([
  ["7.5", 7.5],
  [12, 12],
  [null, null],
])("the weight %j is %s kg", (weight, kilograms) => {
  expect(read({ ...whole, weight })).toMatchObject({ leftOut: [], data: { weight: kilograms } });
});

test.each([0, -3, "lourd", ""])("the weight %j costs itself alone", (weight) => {
  expect(read({ ...whole, weight })).toMatchObject({
    data: { weight: null, name: "Ficelle" },
    leftOut: [{ kind: "member", key: "weight" }],
  });
});
