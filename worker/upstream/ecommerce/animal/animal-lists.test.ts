import { expect, test } from "vitest";
import { parseTolerantly } from "../../lists.ts";
import { animalListSchema } from "./animal-lists.ts";

const read = (answer: unknown) => parseTolerantly(animalListSchema, answer);

test("a choice is named by its IRI and means its code; order is the API's", () => {
  const { data } = read([
    { "@id": "/api/v2/shop/animal-features/12", code: "kidney", label: "Maladie rénale", position: 2 },
    { "@id": "/api/v2/shop/animal-features/3", code: "none", label: "Aucun souci", position: 1 },
    { code: "joints", label: "Articulations" },
    { "@id": "/api/v2/.well-known/genid/5f1c", code: "heart", label: "Cœur" },
  ]);
  expect(data?.map(({ ref, code }) => [ref, code])).toEqual([
    ["3", "none"],
    ["12", "kidney"],
    ["joints", "joints"],
    ["heart", "heart"],
  ]);
});

test("a breed has its kind and, where the API tells, its weight as an adult", () => {
  const teckel = {
    "@id": "/api/v2/shop/animal-breeds/teckel",
    label: "Teckel",
    type: "/api/v2/shop/animal-types/1",
    adultWeight: { low: 4, high: 9 },
  };
  expect(read([teckel]).data).toMatchObject([{ kind: "dog", adultWeight: { low: 4, high: 9 } }]);
  expect(read([{ ...teckel, adultWeight: [], type: null }]).data).toMatchObject([
    { kind: null, adultWeight: null },
  ]);
  expect(read([{ ...teckel, adultWeight: { low: "4.0", high: "9.0" } }]).data).toMatchObject([
    { adultWeight: { low: 4, high: 9 } },
  ]);
});

test("one that cannot be read costs itself and is logged; of two with one name the first stands", () => {
  const { data, leftOut } = read([
    { "@id": "/api/v2/shop/animal-feeds/kibble", label: "Croquettes" },
    { "@id": "/api/v2/shop/animal-feeds/kibble", label: "Encore" },
    { "@id": "/api/v2/shop/animal-feeds/raw" },
    { label: "Sans nom" },
  ]);
  expect(data?.map(({ label }) => label)).toEqual(["Croquettes"]);
  expect(leftOut).toHaveLength(2);
});

test("a long label is cut, and what is for animals of another kind is left out", () => {
  const { data } = read([
    { "@id": "/api/v2/shop/animal-breeds/1", label: "Chien d’eau ".repeat(10) },
    { "@id": "/api/v2/shop/animal-breeds/2", label: "Bélier", type: "/api/v2/shop/animal-types/3" },
  ]);
  expect(data?.map(({ ref }) => ref)).toEqual(["1"]);
  expect(data?.[0]?.label.length).toBeLessThanOrEqual(80);
});
