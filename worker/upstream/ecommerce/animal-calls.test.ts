import { expect, test } from "vitest";
import { parseTolerantly } from "../lists.ts";
import { animalSchema } from "./animal-calls.ts";

const read = (answer: unknown) => parseTolerantly(animalSchema, answer);

const whole = {
  "@id": "/api/v2/shop/animals/3",
  type: "/api/v2/shop/animal-types/1",
  name: "Ficelle",
  breed: "Teckel",
  birthday: "2021-05-04",
  picture: { url: "/animals/ficelle.jpg", fileId: "f1" },
};

test("a pet is read with its kind, breed, birthday and photo (contracts 1b)", () => {
  expect(read(whole)).toMatchObject({
    leftOut: [],
    data: {
      id: 3,
      kind: "dog",
      name: "Ficelle",
      breed: "Teckel",
      birthday: "2021-05-04",
      picture: "/animals/ficelle.jpg",
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
  ["Européen", "Européen"],
  [{ "@id": "/api/v2/shop/animal-breeds/4", label: "Teckel" }, "Teckel"],
  ["/api/v2/shop/animal-breeds/4", null],
  ["", null],
  [null, null],
])("the breed %j shows as %s", (breed, shown) => {
  expect(read({ ...whole, breed })).toMatchObject({ leftOut: [], data: { breed: shown } });
});

test("a birthday that is an instant is the day it falls on in Paris; an odd one costs itself", () => {
  expect(read({ ...whole, birthday: "2021-05-03T22:00:00.000Z" }).data?.birthday).toBe("2021-05-04");
  expect(read({ ...whole, birthday: "mai", picture: [] })).toMatchObject({
    data: { birthday: null, picture: null, name: "Ficelle" },
    leftOut: [{ kind: "member", key: "birthday" }],
  });
});
