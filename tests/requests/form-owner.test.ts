import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { ownerField } from "../../shared/forms/owner-field.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { customerOf } from "./page-html.ts";
import { mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const personal = "/mon-compte/mes-informations-personnelles/";
const identity = { faire: "identite", gender: "f", firstName: "Camille", lastName: "Durand", birthday: "" };

const forms: Record<string, [path: string, page: string, fields: Record<string, string>]> = {
  "personal data": [personal, personal, identity],
  "a change taken back": [personal, personal, { ...identity, annule: "1" }],
  "the wish to be deleted": [`${personal}?supprimer=1`, personal, { faire: "suppression" }],
  "a new address": [
    "/mon-compte/mes-adresses/?adresse=nouvelle",
    "/mon-compte/mes-adresses/?adresse=nouvelle",
    {
      ...{
        faire: "enregistrer",
        firstName: "Camille",
        lastName: "Durand",
        street: "17 impasse des Hérissons",
      },
      ...{ city: "Concarneau", postcode: "29900", countryCode: "FR" },
      ...{ phoneNumber: "06 12 34 56 78", phoneNumber_country: "FR" },
    },
  ],
  "a new animal": [
    "/mon-compte/mes-animaux/ajouter/?espece=chat",
    "/mon-compte/mes-animaux/ajouter/?espece=chat",
    { name: "Plume", gender: "female" },
  ],
  "an invitation": [
    "/mon-compte/mes-parrainages/",
    "/mon-compte/mes-parrainages/",
    { emails: "amie@exemple.fr" },
  ],
};

const ownerOn = async (browser: Visitor, page: string): Promise<string | undefined> => {
  const html = await (await browser.get(page)).text();
  const fields = [...html.matchAll(new RegExp(`name="${ownerField}" value="([^"]*)"`, "g"))];
  const [owner] = new Set(fields.map(([, value]) => value));
  expect(owner).toBe(customerOf(html));
  return owner;
};

function watchWrites() {
  const writes: string[] = [];
  const stub = env.SANDBOX as Fetcher;
  const send = stub.fetch.bind(stub);
  vi.spyOn(stub, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET" && request.url.includes("/shop/")) writes.push(request.url);
    return send(request);
  });
  return writes;
}

describe.each(Object.entries(forms))("a form of %s", (_, [action, page, fields]) => {
  test("writes nothing into the account of another customer who has logged in since", async () => {
    const owner = await ownerOn(browserWith(await logIn(people.camille.email)), page);
    const browser = browserWith(await logIn(people.paul.email));
    const writes = watchWrites();
    const plain = await browser.post(action, { ...fields, [ownerField]: owner ?? "" });
    expect([plain.status, plain.headers.get("location")]).toEqual([303, `${action}#contenu`]);
    expect(noticeOf(browser)).toBe(sessionTexts.otherCustomer);
    const scripted = await browser.post(
      action,
      { ...fields, [ownerField]: owner ?? "" },
      { headers: { Accept: "application/json" } },
    );
    expect([scripted.status, await scripted.json()]).toEqual([409, { redirect: action }]);
    expect(writes).toEqual([]);
  });
});

test("the same customer's form is taken after another login", async () => {
  const owner = await ownerOn(browserWith(await logIn(people.camille.email)), personal);
  const browser = browserWith(await logIn(people.camille.email));
  await browser.post(personal, { ...identity, [ownerField]: owner ?? "" });
  expect(noticeOf(browser)).not.toBe(sessionTexts.otherCustomer);
});

test("what tells customers apart names nobody, and a page of no customer has none", async () => {
  const owners = await Promise.all(
    (["camille", "paul"] as const).map(async (person) =>
      ownerOn(browserWith(await logIn(people[person].email)), personal),
    ),
  );
  expect(new Set(owners).size).toBe(2);
  for (const owner of owners) expect(owner).not.toMatch(/^\d$|@/);
  const anonymous = await (await browserWith({}).get("/nous-contacter/")).text();
  expect(anonymous).not.toContain(`name="${ownerField}"`);
  expect(customerOf(anonymous)).toBeUndefined();
});
