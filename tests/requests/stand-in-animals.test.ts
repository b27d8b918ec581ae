import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askApi, type Refusal } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

interface Member {
  "@id": string;
  code: string;
  label: string;
  position: number;
  type?: string;
  adultWeight?: { low: number; high: number };
}

interface Page<T> {
  "hydra:member": T[];
  "hydra:totalItems": number;
}

interface AnimalAnswer {
  id: number;
  name: string;
  weight: number;
  updatedAt: string;
}

const iri = (path: string) => `/api/v2/shop/animal-${path}`;

const puppy = {
  type: iri("types/1"),
  gender: iri("genders/2"),
  name: "Pistache",
  breed: iri("breeds/labrador"),
  birthday: "2026-07-20",
  weight: 14.6,
  sterilized: false,
  condition: 3,
  activity: iri("activities/moderate"),
  feature: iri("features/none"),
  feeds: [iri("feeds/kibble")],
  kibbleBrand: iri("brands/other"),
};

async function as(person: keyof typeof people) {
  const { token } = await logIn(people[person].email);
  const ask = <T = AnimalAnswer & Refusal>(method: string, path = "", body?: unknown) =>
    askApi<T>(method, `animals${path}`, body, { token });
  return {
    ask,
    add: async (more: object = {}) => (await ask("POST", "", { ...puppy, ...more })).body,
    names: async () => (await ask<Page<AnimalAnswer>>("GET")).body["hydra:member"].map(({ name }) => name),
    weights: async (id: number) =>
      (await ask<Page<{ weight: number; measuredOn: string }>>("GET", `/${id}/weights`)).body["hydra:member"],
  };
}

const placesOf = ({ violations }: Refusal) => violations.map(({ propertyPath }) => propertyPath);

test("an animal is created with every field, read, listed and changed field by field", async () => {
  const { ask, names } = await as("nora");
  const created = await ask("POST", "", { ...puppy, onlyThisBrand: true, unknown: 1 });
  expect(created).toMatchObject({
    status: 201,
    body: { ...puppy, "@type": "Animal", oldKibbleBrand: null, onlyThisBrand: true, picture: null },
  });
  const { id } = created.body;
  expect((await ask("GET", `/${id}`)).body).toEqual(created.body);
  expect(await names()).toContain("Pistache");
  const changed = await ask("PUT", `/${id}`, {
    name: "Noisette",
    feeds: [iri("feeds/raw"), iri("feeds/raw")],
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { ...puppy, name: "Noisette", feeds: [iri("feeds/raw")], onlyThisBrand: true },
  });
  expect(changed.body.updatedAt > created.body.updatedAt).toBe(true);
});

test("a picture is written and taken away by itself", async () => {
  const { ask, add } = await as("nora");
  const { id } = await add();
  const picture = { url: "https://images.example/pistache.webp", fileId: "p1" };
  expect((await ask("PUT", `/${id}`, { picture })).body).toMatchObject({ ...puppy, picture });
  expect((await ask("PUT", `/${id}`, { picture: null })).body).toMatchObject({ picture: null });
  const script = await ask("PUT", `/${id}`, { picture: { ...picture, url: "javascript:alert(1)" } });
  expect([script.status, placesOf(script.body)]).toEqual([422, ["picture.url"]]);
});

test("a new animal lacks nothing", async () => {
  const { ask } = await as("nora");
  const { status, body } = await ask("POST", "", { name: " ", feeds: [], sterilized: null });
  expect(status).toBe(422);
  expect(placesOf(body).toSorted()).toEqual(
    [...Object.keys(puppy).filter((field) => field !== "oldKibbleBrand")].toSorted(),
  );
});

test.each([
  ["birthday", "2999-01-01"],
  ["birthday", "1969-12-31"],
  ["birthday", "2026-02-30"],
  ["weight", 0],
  ["weight", 100.1],
  ["condition", 6],
  ["breed", iri("breeds/european")],
  ["feature", iri("features/hairballs")],
  ["name", "P".repeat(256)],
  ["gender", null],
])("a dog whose %s is %j is refused there", async (field, value) => {
  const { status, body } = await (await as("nora")).ask("POST", "", { ...puppy, [field]: value });
  expect([status, placesOf(body)]).toEqual([422, [field]]);
});

test.each([
  [0.9, 422],
  [1, 201],
  [13, 201],
  [13.1, 422],
])("a cat of %d kg is %d", async (weight, status) => {
  const cat = { ...puppy, type: iri("types/2"), breed: iri("breeds/european"), weight };
  expect((await (await as("nora")).ask("POST", "", cat)).status).toBe(status);
});

test("a dog that becomes a cat keeps neither its breed nor its weight", async () => {
  const { ask, add } = await as("nora");
  const { id } = await add();
  const { body } = await ask("PUT", `/${id}`, { type: iri("types/2") });
  expect(placesOf(body)).toEqual(["weight", "breed"]);
});

test.each([
  ["breed", "labrador"],
  ["breed", iri("breeds/licorne")],
  ["breed", iri("brands/museau")],
  ["feeds", [iri("feeds/foin")]],
  ["weight", "14.6"],
  ["sterilized", "oui"],
])("a %s of %j is a bad request", async (field, value) => {
  expect((await (await as("nora")).ask("POST", "", { ...puppy, [field]: value })).status).toBe(400);
});

test("a birthday that is an instant is the day it falls on in Paris", async () => {
  expect(await (await as("nora")).add({ birthday: "2026-07-19T22:00:00.000Z" })).toMatchObject({
    birthday: "2026-07-20",
  });
});

test("weights of former days stand before today’s, the oldest first", async () => {
  const { weights, ask } = await as("hugo");
  const history = await weights(3);
  expect(history.map(({ weight }) => weight)).toEqual([5.8, 7.9, 10.2, 12.4, 14, 14.6]);
  const days = history.map(({ measuredOn }) => measuredOn);
  expect(days).toEqual(days.toSorted());
  expect((await ask("PUT", "/3", { weight: 14.8 })).status).toBe(200);
  expect((await weights(3)).map(({ weight }) => weight)).toEqual([5.8, 7.9, 10.2, 12.4, 14, 14.8]);
});

test("time that passes puts a weight into the past", async () => {
  const { add, ask, weights } = await as("nora");
  const { id } = await add();
  await askStandIns("/_sandbox/clock", { days: 7 });
  await ask("PUT", `/${id}`, { weight: 16 });
  const [first, second] = await weights(id);
  expect([first?.weight, second?.weight]).toEqual([14.6, 16]);
  expect(Date.parse(second?.measuredOn ?? "") - Date.parse(first?.measuredOn ?? "")).toBe(7 * 86_400_000);
});

test("weights are kept day by day; another one of the same day replaces the first", async () => {
  const { ask, add, weights } = await as("nora");
  const { id } = await add();
  const [{ measuredOn } = { measuredOn: "" }] = await weights(id);
  expect(await weights(id)).toMatchObject([{ weight: 14.6, measuredOn: expect.stringMatching(/^\d{4}-/) }]);
  await ask("PUT", `/${id}`, { weight: 15.04 });
  await ask("PUT", `/${id}`, { name: "Noisette" });
  expect(await weights(id)).toMatchObject([{ weight: 15, measuredOn }]);
});

test("an animal is deleted with a reason, and then answered to nobody", async () => {
  const { ask, add, names } = await as("nora");
  const { id } = await add({ name: "Caramel" });
  expect(await names()).toContain("Caramel");
  expect((await ask("DELETE", `/${id}`)).status).toBe(415);
  expect((await ask("DELETE", `/${id}`, {})).status).toBe(400);
  expect((await ask("DELETE", `/${id}`, { reason: "" })).status).toBe(422);
  expect((await ask("DELETE", `/${id}`, { reason: "died" })).status).toBe(204);
  expect(await names()).not.toContain("Caramel");
  for (const [method, path, body] of [
    ["GET", ""],
    ["GET", "/weights"],
    ["PUT", "", { name: "Noisette" }],
    ["DELETE", "", { reason: "died" }],
  ] as const)
    expect((await ask(method, `/${id}${path}`, body)).status, method + path).toBe(404);
});

test("a deletion is confirmed by mail, but for an animal that has died no mail is ever sent", async () => {
  const { ask, add } = await as("paul");
  const subjects = async () => (await mailsTo(people.paul.email)).map(({ subject }) => subject);
  const given = await add({ name: "Caramel" });
  await ask("DELETE", `/${given.id}`, { reason: "given-away" });
  expect(await subjects()).toEqual(["La fiche de Caramel est supprimée"]);
  const dead = await add({ name: "Basile" });
  await ask("DELETE", `/${dead.id}`, { reason: "died" });
  expect(await subjects()).toHaveLength(1);
});

test("the export of data has all animals, deleted ones with their reason, and all weights", async () => {
  const { ask, add } = await as("paul");
  const { id } = await add({ name: "Noireaud" });
  await ask("DELETE", `/${id}`, { reason: "died" });
  const { token } = await logIn(people.paul.email);
  const { body } = await askApi<{ animals: unknown[] }>("GET", "customers/2/data-export", undefined, {
    token,
  });
  expect(body.animals).toContainEqual(
    expect.objectContaining({
      name: "Noireaud",
      deletionReason: "died",
      weights: [expect.objectContaining({ weight: 146 })],
    }),
  );
});

test("animals of others are 404, and nobody's are answered without a login", async () => {
  const { ask } = await as("nora");
  const calls = [
    ["GET", "/1"],
    ["GET", "/1/weights"],
    ["PUT", "/1", { name: "Mien" }],
    ["DELETE", "/1", { reason: "other" }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await ask(method, path, body)).status, method + path).toBe(404);
    expect((await askApi(method, `animals${path}`, body)).status, method + path).toBe(401);
  }
  expect((await askApi("POST", "animals", puppy)).status).toBe(401);
});

test("the lists are public and come in pages; breeds are asked for by type", async () => {
  const list = (path: string) => askApi<Page<Member>>("GET", `animal-${path}`);
  for (const path of ["types", "genders", "conditions", "activities", "features", "feeds", "brands"]) {
    const { status, body } = await list(`${path}?itemsPerPage=100`);
    expect(status).toBe(200);
    expect(body["hydra:member"].map((member) => member["@id"])).toEqual(
      body["hydra:member"].map(({ code }) => iri(`${path}/${code}`)),
    );
  }
  const dogs = await list("breeds?type=1");
  expect(dogs.body["hydra:totalItems"]).toBeGreaterThanOrEqual(120);
  expect(dogs.body["hydra:member"]).toHaveLength(10);
  expect(dogs.body).toHaveProperty(["hydra:view", "hydra:next"]);
  const cats = (await list(`breeds?itemsPerPage=100&type=${encodeURIComponent(iri("types/2"))}`)).body;
  expect(cats["hydra:totalItems"]).toBeGreaterThanOrEqual(40);
  expect(cats["hydra:member"]).toContainEqual({
    "@id": iri("breeds/european"),
    "@type": "AnimalBreed",
    code: "european",
    label: "Européen",
    position: expect.any(Number),
    type: iri("types/2"),
    adultWeight: { low: 3, high: 6 },
  });
  expect((await askApi("GET", "animal-breeds/border-collie")).body).toMatchObject({ label: "Border collie" });
  expect((await askApi("GET", "animal-breeds/licorne")).status).toBe(404);
});

test("with an account its animals and their weights are deleted", async () => {
  const { add } = await as("nora");
  const { id } = await add();
  const left = () =>
    env.DB.prepare("select weight from animal_weights where animalId = ?")
      .bind(id)
      .all()
      .then(({ results }) => results);
  expect(await left()).toHaveLength(1);
  await env.DB.exec("delete from customers where id = 3");
  expect(await left()).toEqual([]);
  expect(await env.DB.prepare("select id from animals where id = ?").bind(id).first()).toBeNull();
});
