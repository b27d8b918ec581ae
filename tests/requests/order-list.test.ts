import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { part } from "../words.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { beginningAfter, isEcommerce } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const list = "/mon-compte/mes-commandes/";
const calls = "/shop/orders";

const as = async (person: keyof typeof people): Promise<Visitor> =>
  browserWith(await logIn(people[person].email));

async function look(browser: Visitor, path = list) {
  const { answer, html, way } = await browser.visit(path);
  return { status: answer.status, headers: answer.headers, html, way, text: textOf(html) };
}

function breakPage(page: number): void {
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith(calls) || searchParams.get("page") !== String(page))
      return fetch.call(standIns, request);
    return new Response("<h1>500</h1>", { status: 500 });
  });
  onTestFinished(() => spy.mockRestore());
}

const numbersIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="\/mon-compte\/mes-commandes\/([^"/?]+)\/"[^>]*>Commande n°/g)].map(
    ([, token]) => token,
  );

test("the list needs a login, and is returned to after it", async () => {
  const answer = await visitor().get(list);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/connexion/?retour=${encodeURIComponent(list)}`,
  ]);
});

test("the last order stands apart, the others below, the newest first; nothing of it is kept", async () => {
  const { status, headers, text, html } = await look(await as("marguerite"));
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(text).toMatch(
    /Votre dernière commande Commande n° MUS0000001 Payée Passée le .* Croquettes chien adulte .* 3 articles 124,21 € .* Historique Commande n° MUS0000002/,
  );
  expect(numbersIn(html).slice(0, 3)).toEqual(["demo-payee", "demo-en-attente", "demo-expediee"]);
  expect(html).not.toContain("demo-panier");
  expect(text).toMatch(part(orderListTexts.shown({ shown: 10, total: 13 })));
});

test("each state has its word and its colour", async () => {
  const { html, text } = await look(await as("marguerite"), `${list}?page=2`);
  expect(text).toMatch(/Remboursée en partie Passée le \S+ \S+ \d+ Remboursement : 24,90 €/);
  const badges = [...html.matchAll(/<span class="\S+ (\S+)">([^<]+)<\/span><span>Passée le/g)];
  const groundOf = (name = "") => new RegExp(`\\.${name}\\{background:var\\(--([a-z]+)`).exec(html)?.[1];
  const shown = badges.map(([, name, label]) => `${label}: ${groundOf(name)}`);
  expect(new Set(shown)).toEqual(
    new Set([
      "Payée: forest",
      "En attente de paiement: mustard",
      "Paiement refusé: error",
      "Expédiée: forest",
      "Paiement autorisé: forest",
      "Paiement autorisé en partie: mustard",
      "Payée en partie: mustard",
      "Remboursée en partie: mustard",
      "Annulée: paper",
      "Remboursée: paper",
    ]),
  );
});

test("whatever is to be paid is paid from its row, and nothing else", async () => {
  const { html } = await look(await as("marguerite"));
  const ways = [
    ...html.matchAll(/<a [^>]*href="\/commande\/([^"/]+)\/\?compte=1"[^>]*>Finaliser le paiement</g),
  ];
  expect(ways.map(([, token]) => token)).toEqual(["demo-en-attente", "demo-paiement-refuse"]);
});

test("pictures come from the content system, in one call for all orders", async () => {
  const asked = await countCalls("content", "/b2c-products");
  const { html } = await look(await as("marguerite"));
  expect(html.match(/<img[^>]*srcset=[^>]*>/gi)?.length).toBeGreaterThan(10);
  expect(await asked()).toBeLessThanOrEqual(1);
});

test("without the content system the orders are there, without pictures", async () => {
  const log = readLog();
  await breakService({ service: "content", mode: "refused" });
  const { status, text } = await look(await as("gerard"));
  expect(status).toBe(200);
  expect(text).toMatch(part(orderListTexts.shown({ shown: 10, total: 500 })));
  expect(log().every(({ event }) => event !== "page failed")).toBe(true);
});

describe("more orders", () => {
  test("are a link, whose page shows all before it", async () => {
    const browser = await as("marguerite");
    const first = await look(browser);
    expect(first.html).toContain(`href="${list}?page=2"`);
    const second = await look(browser, `${list}?page=2`);
    expect(numbersIn(second.html)).toHaveLength(13);
    expect(numbersIn(second.html).slice(0, 10)).toEqual(numbersIn(first.html));
    expect(second.html).not.toContain("?page=3");
    expect(second.text).toContain("13 commandes");
  });

  test.each(["0", "-1", "deux", "1e9", "99999", ""])("a page of %j is the first", async (page) => {
    const { status, html } = await look(await as("marguerite"), `${list}?page=${page}`);
    expect([status, numbersIn(html).length]).toEqual([200, 10]);
  });

  test("a page past the last shows what is there", async () => {
    const { status, html } = await look(await as("marguerite"), `${list}?page=5`);
    expect([status, numbersIn(html).length]).toEqual([200, 13]);
  });

  test("a page far past the last leads to the first", async () => {
    const { way } = await look(await as("marguerite"), `${list}?page=500`);
    expect(way).toEqual([`${list}?page=500`, list]);
  });
});

describe("an account with five hundred orders", () => {
  test("asks for ten of them at first, whatever it has", async () => {
    const browser = await as("gerard");
    const asked = await countCalls("ecommerce", calls);
    const { html, text } = await look(browser);
    expect(numbersIn(html)).toHaveLength(10);
    expect(text).toMatch(part(orderListTexts.shown({ shown: 10, total: 500 })));
    expect(await asked()).toBe(2);
  });

  test("shows its last as it shows its hundredth: ten pages at most, each asked for once", async () => {
    const browser = await as("gerard");
    const asked = await countCalls("ecommerce", calls);
    const { html, text } = await look(browser, `${list}?page=50`);
    expect(numbersIn(html)).toHaveLength(100);
    expect(numbersIn(html).at(-1)).toBe("demo-elevage-1");
    expect(text).toContain(orderListTexts.older);
    expect(html).toContain(`href="${list}?page=40"`);
    expect(html).not.toContain("?page=51");
    expect(await asked()).toBe(10);
  });

  test("weighs 72 kB of HTML at first", async () => {
    const answer = await (await as("gerard")).get(list);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(72_000);
  });

  test("waits for one round of the e-commerce API, however many pages it shows", async () => {
    const browser = await as("gerard");
    await look(browser);
    const read = () => browser.stream(`${list}?page=10`);
    expect(await beginningAfter([11], isEcommerce, read)).toContain("<title>");
  });
});

test("an account without orders leads on", async () => {
  const { text, html } = await look(await as("nora"));
  expect(text).toContain(orderListTexts.empty.title);
  expect(html).toMatch(new RegExp(`href="/chien/"[^>]*>${orderListTexts.empty.dog}`));
});

describe("the e-commerce API", () => {
  test.each([
    ["is down", { mode: "status", status: 503 }],
    ["does not answer", { mode: "refused" }],
    ["answers a page of a proxy", { mode: "garbage" }],
    ["answers half of it", { mode: "truncated" }],
    ["answers without an end", { mode: "huge" }],
    ["answers nothing", { mode: "empty" }],
  ] as const)("%s: the page says so and offers to try again", async (_, fault) => {
    const log = readLog();
    const browser = await as("marguerite");
    await breakService({ service: "ecommerce", path: calls, ...fault });
    const { status, text, html, headers } = await look(browser, `${list}?page=2`);
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
    expect(text).toContain(orderListTexts.down.title);
    expect(html).toContain(`href="${list}?page=2"`);
    expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "orders not shown" }));
  });

  test("loses a later page alone where that call fails: the orders before it stand, and the page is asked for again", async () => {
    const log = readLog();
    const browser = await as("marguerite");
    const first = await look(browser);
    breakPage(2);
    const { status, text, html } = await look(browser, `${list}?page=2`);
    expect(status).toBe(200);
    expect(numbersIn(html)).toEqual(numbersIn(first.html));
    expect(text).toContain(orderListTexts.partial);
    expect(html).toContain(`href="${list}?page=2"`);
    expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "orders not shown" }));
  });

  test("loses the last order's parcel alone where that call fails", async () => {
    const log = readLog();
    const browser = await as("gerard");
    await breakService({
      service: "ecommerce",
      path: `${calls}/demo-elevage-500`,
      mode: "status",
      status: 500,
    });
    const { status, text } = await look(browser);
    expect(status).toBe(200);
    expect(text).toContain(orderListTexts.latest);
    expect(text).not.toContain("Numéro de suivi");
    expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed", part: "last parcel" }));
  });
});

test("the last order's parcel can be followed from the list", async () => {
  const { html, text } = await look(await as("gerard"));
  expect(text).toMatch(/Parti le .* Transporteur : Colissimo Numéro de suivi : \w+ Suivre le colis/);
  expect(html).toMatch(
    /<a (?=[^>]*href="\/_sandbox\/suivi\/\w+")(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/,
  );
});

test("what cannot be read of the products is logged once", async () => {
  await env.DB.exec(
    "delete from order_items where id not in (select min(id) from order_items group by orderId)",
  );
  await env.DB.exec("update order_items set variantCode = '13001301'");
  const log = readLog();
  await breakService({ service: "content", mode: "status", status: 500 });
  await look(await as("gerard"));
  expect(log().filter(({ event }) => event === "cart without pictures")).toHaveLength(1);
});
