import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Guard, type RouteDefinition, type RouteKey, routeTable } from "../../shared/routes.ts";
import { browserWith, logIn, people, type Tokens } from "./customer.ts";
import { exchange, switchSetting, type Visitor, visitor } from "./visitor.ts";

afterEach(() => switchSetting("maintenance", undefined));

const names = Object.keys(routeTable)
  .filter((key) => key !== "maintenance")
  .map((key) => [key as RouteKey, `${key}___fr-FR`] as const);

const samples: Record<string, string> = {
  page: "conditions-utilisation",
  landing: "rentree",
  shop: "lyon",
  order: "aBcD1234efGh",
  forgotPassword: "aBcD1234efGh",
  subscription: "1",
  animal: "1",
  sample: "chien",
  product: "croquettes-chien-adulte-poulet-fermier-riz",
  category: "chien/croquettes",
};

const pathOf = (key: RouteKey) =>
  routeTable[key].pattern.replace(/\/?\{(\w+)([?*]?)\}/g, (found, name: string, kind: string) =>
    kind === "?" ? "" : (found.startsWith("/") ? "/" : "") + samples[name],
  );

let tokens: Tokens;
beforeAll(async () => {
  tokens = await logIn(people.camille.email);
});

function guestOf(key: RouteKey): Visitor {
  const { guards = [] }: RouteDefinition = routeTable[key];
  const has = (guard: Guard) => guards.includes(guard);
  const guest = has("isAuthenticated") || has("guideOwner") ? browserWith(tokens) : visitor();
  if (has("webViewAllowed")) guest.cookies.set("museauApplication", "1");
  return guest;
}

const byScript = { headers: { Accept: "application/json" } };

describe.each(names)("%s in maintenance, by its own name %s", (key, name) => {
  test("leads its page, a part of it and its forms to the maintenance page", async () => {
    await switchSetting("maintenance", [name]);
    const guest = guestOf(key);
    const path = pathOf(key);
    const page = await guest.get(path);
    expect([page.status, page.headers.get("location")]).toEqual([302, "/maintenance/"]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const part = await guest.get(path, exchange);
    expect([part.status, part.headers.get("location")]).toEqual([302, "/maintenance/"]);
    const posted = await guest.post(path, { name: "x" });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/maintenance/"]);
    const sent = await guest.post(path, { name: "x" }, byScript);
    expect([sent.status, sent.headers.has("retry-after")]).toEqual([503, true]);
    expect(await sent.json()).toMatchObject({ errors: { form: [expect.stringContaining("maintenance")] } });
    const { answer, way } = await guest.visit(path);
    expect([answer.status, way]).toEqual([503, [path, "/maintenance/"]]);
  });
});

describe("the whole shop in maintenance", () => {
  const everything = names.map(([, name]) => name);

  test("stays in health, and keeps its files", async () => {
    await switchSetting("maintenance", everything);
    for (const path of ["/health", "/robots.txt", "/builds/latest.json", "/sitemap.xml"])
      expect([path, (await visitor().get(path)).status]).toEqual([path, 200]);
    const deep = await visitor().get("/health/deep", {
      headers: { Authorization: "Bearer demo-health-secret" },
    });
    expect(deep.status).toBe(200);
  });

  test("keeps the cart", async () => {
    const someone = visitor();
    await someone.post("/api/cart/items", { variantCode: "11000101" });
    await switchSetting("maintenance", everything);
    expect((await someone.visit("/panier/")).way).toEqual(["/panier/", "/maintenance/"]);
    await switchSetting("maintenance", undefined);
    const { cart } = await (await someone.get("/api/cart")).json<{ cart: { count: number } }>();
    expect(cart.count).toBe(1);
  });
});

describe("what was typed into a form without scripts is there again when its screen opens", () => {
  test.each([
    [
      "an address",
      "/mon-compte/mes-adresses/?adresse=nouvelle",
      "4 quai des Étroits",
      () => ({ faire: "enregistrer", firstName: "Camille", street: "4 quai des Étroits", city: "Lyon" }),
    ],
    [
      "a message",
      "/nous-contacter/",
      "Mon colis sent la mer",
      () => ({ topic: "Une livraison", email: "nadia@exemple.fr", message: "Mon colis sent la mer" }),
    ],
    [
      "an animal",
      "/mon-compte/mes-animaux/ajouter/?espece=chat",
      "Vaguelette",
      () => ({ name: "Vaguelette", gender: "female" }),
    ],
  ])("%s", async (_, path, typed, fields) => {
    const customer = browserWith(tokens);
    await switchSetting("maintenance", ["mon-compte", "nous-contacter"]);
    const answer = await customer.post(path, fields());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/maintenance/"]);
    await switchSetting("maintenance", undefined);
    expect((await customer.visit(path)).html).toContain(typed);
  });
});
