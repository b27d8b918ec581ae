import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { readLog } from "./log-lines.ts";
import { addTo, askApi, cartWith } from "./stand-in-api.ts";
import { askStandIns, breakService, mendServices, visitor } from "./visitor.ts";

const chicken = { code: "11000101" };

afterEach(mendServices);

test("a lost answer is an error, or a broken connection, after work that is done", async () => {
  const { cart } = await cartWith([chicken]);
  await breakService({ service: "ecommerce", mode: "lost", status: 500, method: "PATCH", times: 1 });
  const failed = await addTo(cart, chicken);
  expect(failed).toMatchObject({ status: 500, body: { "@type": "hydra:Error" } });
  await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
  await expect(addTo(cart, chicken)).rejects.toThrow();
  expect((await askApi("GET", `orders/${cart}`)).body.items[0]?.quantity).toBe(3);
});

test("after a lost answer the cart has the change", async () => {
  readLog();
  const browser = visitor();
  const add = () => browser.postJson("/api/cart/items", { variantCode: chicken.code });
  expect((await add()).status).toBe(200);
  await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
  expect((await add()).status).toBe(200);
  const { cart } = await (await browser.get("/api/cart")).json<{ cart: { count: number } }>();
  expect(cart.count).toBe(2);
});

test("a jitter delays calls without failing them", async () => {
  const { cart } = await cartWith([chicken]);
  await askStandIns("/_sandbox/faults", { service: "ecommerce", mode: "slow", jitter: 20 });
  const answers = await Promise.all([1, 2, 3].map(() => askApi("GET", `orders/${cart}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answer = await visitor().get("/_sandbox/faults");
  expect(await answer.json()).toMatchObject({ faults: [{ mode: "slow", delay: 0, jitter: 20 }] });
});

test("a call that is held is answered once the fault is set again, and the next one once it is cleared", async () => {
  const { cart } = await cartWith([chicken]);
  const held = { service: "ecommerce", mode: "held", method: "GET", times: 1 } as const;
  const answered: string[] = [];
  const ask = async (name: string) => {
    const { status } = await askApi("GET", `orders/${cart}`);
    answered.push(name);
    return status;
  };
  await breakService(held);
  const first = ask("first");
  await vi.waitFor(async () => expect(await callsLeft()).toBe(0));
  expect(await ask("beyond its number")).toBe(200);
  await breakService(held);
  expect(await first).toBe(200);
  const second = ask("second");
  await vi.waitFor(async () => expect(await callsLeft()).toBe(0));
  await mendServices();
  expect(await second).toBe(200);
  expect(answered).toEqual(["beyond its number", "first", "second"]);
});

const callsLeft = () => env.DB.prepare("select remaining from faults").first("remaining");

test("the page of the stand-ins shows what can be set: faults, coupons, stocks and prices", async () => {
  const browser = visitor();
  await browser.post("/_sandbox/faults", { service: "ecommerce", mode: "lost", status: "", delay: "" });
  await browser.post("/_sandbox/variants", { code: chicken.code, stock: "7", price: "" });
  const { html } = await browser.visit("/_sandbox/");
  expect(html).toContain("fait le travail, perd la réponse");
  for (const code of ["BIENVENUE", "FIDELE10", "LIVRAISON", "CHIOT2026", "ETE2025", "COMPLET", "DEMAIN"]) {
    expect(html).toContain(`<th scope="row">${code}</th>`);
  }
  expect(html).toMatch(/11000101<\/code>[\s\S]*?21,90\s€<\/td>\s*<td>19,71\s€<\/td><td>7<\/td>/);
});

test("the gateway, the identity provider and the picture host fail when told to", async () => {
  const browser = visitor();
  for (const [service, path] of [
    ["gateway", "/_sandbox/paiement/rien"],
    ["identity", "/_sandbox/identite/.well-known/openid-configuration"],
    ["pictures", "/_sandbox/pictures/scenes/accueil.svg"],
  ] as const) {
    await breakService({ service, mode: "status", status: 503 });
    const failed = await browser.get(path);
    expect([service, failed.status, failed.headers.get("retry-after")]).toEqual([service, 503, "30"]);
    await breakService({ service, mode: "empty" });
    const empty = await browser.get(path);
    expect([service, empty.status, await empty.text()]).toEqual([service, 200, ""]);
  }
});
