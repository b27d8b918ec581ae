import { expect, test, vi } from "vitest";
import type { AnimalFacts } from "../../../../shared/animal/animal.ts";
import { animalCalls } from "./animal-calls.ts";

const plume: Omit<AnimalFacts, "allergies"> = {
  ...{ kind: "cat", gender: "female", name: "Plume", breed: "4", birthday: "2021-05-04", weight: 4.2 },
  ...{ sterilized: true, condition: 3, activity: "low", feature: "none", feeds: ["kibble"] },
  ...{ kibbleBrand: null, oldKibbleBrand: null, onlyThisBrand: false },
};

test.each([
  [["beef"], { allergies: ["/api/v2/shop/animal-features/beef"] }],
  [[], {}],
])("a new animal with the allergies %j", async (allergies, said) => {
  const send = vi.fn(async () => ({}) as never);
  await animalCalls(send).addAnimal({ ...plume, allergies });
  const [[, , options]] = send.mock.calls as unknown as [[unknown, unknown, { body: object }]];
  expect("allergies" in options.body).toBe("allergies" in said);
  expect(options.body).toMatchObject(said);
});
