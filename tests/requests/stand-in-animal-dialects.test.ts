import { afterEach, expect, test } from "vitest";
import { animalListNames } from "../../shared/animal/animal-lists.ts";
import { animalSchema } from "../../worker/upstream/ecommerce/animal/animal.ts";
import { animalListSchema } from "../../worker/upstream/ecommerce/animal/animal-lists.ts";
import { collectionSchema } from "../../worker/upstream/ecommerce/collection.ts";
import { parseTolerantly } from "../../worker/upstream/lists.ts";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import { askStandIns } from "./visitor.ts";

const speak = (dialect: string) => askStandIns("/_sandbox/dialect", { dialect });

afterEach(() => speak("specification"));

const versions = ["1.10", "1.11", "1.12", "1.13", "2.0"];

async function animalsIn(version: string, person: keyof typeof people) {
  const { token } = await logIn(people[person].email);
  await speak(version);
  const { body } = await askApi<unknown>("GET", "animals", undefined, { token });
  await speak("specification");
  return body;
}

const read = (answer: unknown) => {
  const { data, leftOut } = parseTolerantly(collectionSchema(animalSchema), answer);
  const members = data?.members.map((animal) => ({ ...animal, updatedAt: animal.updatedAt?.slice(0, 19) }));
  return { members, leftOut };
};

test.each(versions)("version %s has animals in forms of its own, which read the same", async (version) => {
  for (const person of ["camille", "hugo", "gerard"] as const) {
    const [plain, spoken] = [await animalsIn("specification", person), await animalsIn(version, person)];
    expect(spoken).not.toEqual(plain);
    expect(read(spoken)).toEqual(read(plain));
    expect(read(plain).leftOut).toEqual([]);
  }
});

test("the forms of animals are those of the versions", async () => {
  const oslo = async (version: string) => {
    const { token } = await logIn(people.camille.email);
    await speak(version);
    return (await askApi<object>("GET", "animals/1", undefined, { token })).body;
  };
  const breed = { "@id": "/api/v2/shop/animal-breeds/border-collie" };
  const embedded = await oslo("1.10");
  expect(embedded).toMatchObject({ breed, feeds: [{ "@type": "AnimalFeed" }, {}] });
  expect(embedded).not.toHaveProperty("breed.code");
  expect(await oslo("1.12")).toMatchObject({ weight: "18.5", birthday: "2022-03-08T00:00:00+00:00" });
  expect(await oslo("1.12")).not.toHaveProperty("id");
  expect(await oslo("1.13")).toMatchObject({ breed: { ...breed, code: "border-collie" } });
  expect(await oslo("2.0")).toMatchObject({ birthday: "2022-03-08 00:00:00" });
  expect(await oslo("2.0")).not.toHaveProperty("oldKibbleBrand");
  const { token } = await logIn(people.gerard.email);
  await speak("1.11");
  expect((await askApi("GET", "animals/9", undefined, { token })).body).toMatchObject({ picture: [] });
});

test("weights are in digits in version 1.12, their days have an hour everywhere", async () => {
  const { token } = await logIn(people.hugo.email);
  const first = async (version: string) => {
    await speak(version);
    const { body } = await askApi<Record<string, unknown[]>>("GET", "animals/3/weights", undefined, {
      token,
    });
    return (body["hydra:member"] ?? body.member)?.[0];
  };
  expect(await first("specification")).toMatchObject({
    weight: 5.8,
    measuredOn: expect.stringMatching(/^[\d-]{10}$/),
  });
  expect(await first("1.12")).toMatchObject({
    weight: "5.8",
    measuredOn: expect.stringMatching(/^[\d-]{10}T00:00:00\+00:00$/),
  });
  expect(await first("2.0")).toMatchObject({ weight: 5.8, measuredOn: expect.stringMatching(/ 00:00:00$/) });
});

test.each(versions)("version %s creates and changes an animal, and names it by its IRI", async (version) => {
  const { token } = await logIn(people.paul.email);
  await speak(version);
  const iri = (path: string) => `/api/v2/shop/animal-${path}`;
  const body = {
    type: iri("types/2"),
    gender: iri("genders/1"),
    name: "Filou",
    breed: iri("breeds/unknown-cat"),
    birthday: "2024-05-01",
    weight: 4.5,
    sterilized: true,
    condition: 3,
    activity: iri("activities/low"),
    feature: iri("features/none"),
    feeds: [iri("feeds/kibble")],
    kibbleBrand: iri("brands/unknown"),
  };
  const created = await askApi<object>("POST", "animals", body, { token });
  expect(created.status).toBe(201);
  expect(created.body).not.toHaveProperty("id");
  const { id } = animalSchema.parse(created.body);
  const changed = await askApi<object>("PUT", `animals/${id}`, { weight: 4.8 }, { token });
  expect(animalSchema.parse(changed.body)).toMatchObject({ id, weight: 4.8, birthday: "2024-05-01" });
  expect((await askApi("DELETE", `animals/${id}`, { reason: "mistake" }, { token })).status).toBe(204);
});

test.each(versions)("version %s has lists in forms of its own, which read the same", async (version) => {
  const listsIn = async (spoken: string) => {
    await speak(spoken);
    return Promise.all(
      animalListNames.map(async (name) => {
        const { body } = await askApi<Record<string, unknown>>("GET", `animal-${name}?itemsPerPage=100`);
        return body["hydra:member"] ?? body.member;
      }),
    );
  };
  const [plain, spoken] = [await listsIn("specification"), await listsIn(version)];
  const readAll = (lists: unknown[]) => lists.map((members) => parseTolerantly(animalListSchema, members));
  expect(readAll(spoken)).toEqual(readAll(plain));
  expect(readAll(plain).map(({ leftOut }) => leftOut)).toEqual(animalListNames.map(() => []));
});

test.each(versions)("version %s refuses with the place of each fault", async (version) => {
  const { token } = await logIn(people.camille.email);
  await speak(version);
  const refused = await askApi<object>("PUT", "animals/2", { weight: 14 }, { token });
  expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: "weight" }] } });
  expect((await askApi("GET", "animals/3", undefined, { token })).status).toBe(404);
});
