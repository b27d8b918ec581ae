import { expect, test, vi } from "vitest";
import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { addOnce } from "./animal-writes.ts";

const plume: AnimalFacts = {
  kind: "cat",
  gender: "female",
  name: "Plume",
  breed: "european",
  birthday: "2021-05-04",
  weight: 4.2,
  sterilized: true,
  condition: 3,
  activity: "low",
  feature: "none",
  allergies: [],
  feeds: ["kibble"],
  kibbleBrand: "museau",
  oldKibbleBrand: null,
  onlyThisBrand: false,
};

const own = (id: number, more: Partial<AnimalFacts> = {}): Animal => ({
  ...plume,
  ...more,
  id,
  picture: null,
  updatedAt: null,
});

const noAnswer = new UpstreamError("add", 0, null);
const broken = new UpstreamError("add", 500, null);
const unsure = (cause: unknown) => new Error("nobody knows", { cause });

/** @param lists successive answers of the API; the last one repeats */
function api(lists: (Animal[] | Error)[], add: () => Promise<Animal> = async () => own(7)) {
  const readings = [...lists];
  return {
    animals: async () => {
      const [list = []] = readings.length > 1 ? readings.splice(0, 1) : readings;
      if (list instanceof Error) throw list;
      return list;
    },
    addAnimal: vi.fn(add),
  };
}

test("an animal that is there already is not added again, whatever else is said of it", async () => {
  const there = api([[own(3)]]);
  const added = await addOnce(there, { ...plume, weight: 6.2, feature: "kidney" }, unsure);
  expect(added).toEqual({ animal: own(3), isNew: false });
  expect(there.addAnimal).not.toHaveBeenCalled();
});

test.each([{ kind: "dog" }, { name: "Plumette" }, { birthday: "2021-05-05" }] as const)(
  "one with another %j is another animal",
  async (more) => {
    const there = api([[own(3, more)]]);
    expect(await addOnce(there, plume, unsure)).toEqual({ animal: own(7), isNew: true });
  },
);

test("a lost answer is no failure where the animal is there", async () => {
  const lost = api([[], [own(7)]], () => Promise.reject(noAnswer));
  expect(await addOnce(lost, plume, unsure)).toEqual({ animal: own(7), isNew: true });
});

test("where it is not there it may still come, unless the API itself has failed", async () => {
  const failing = (error: Error) =>
    addOnce(
      api([[]], () => Promise.reject(error)),
      plume,
      unsure,
    );
  await expect(failing(noAnswer)).rejects.toThrow("nobody knows");
  await expect(failing(broken)).rejects.toMatchObject({ isDoubtful: false });
});

test("where nothing can be read again nobody knows", async () => {
  const silent = api([[], broken], () => Promise.reject(broken));
  await expect(addOnce(silent, plume, unsure)).rejects.toThrow("nobody knows");
});
