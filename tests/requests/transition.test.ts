import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { afterWorkingDays } from "../../shared/time/working-days.ts";
import { inDays, today } from "../days.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const pathOf = (order: string, query = "") => `/mon-compte/mes-commandes/${order}/${query}`;
const fileOf = (order: string, query = "") => `/api/orders/${order}/transition${query}`;

const as = async (person: keyof typeof people = "marguerite") =>
  browserWith(await logIn(people[person].email), { noScript: "1" });

async function look(order: string, query = "") {
  const { html } = await (await as()).visit(pathOf(order, query));
  const part = /<section[^>]*id="transition".*?<\/section>/s.exec(html)?.[0] ?? "";
  return { part, text: textOf(part) };
}

async function oneArticle(code: string): Promise<void> {
  await env.DB.exec(
    "delete from order_items where id not in (select min(id) from order_items group by orderId)",
  );
  await env.DB.prepare("update order_items set variantCode = ?").bind(code).run();
}

const daysOf = (part: string) => [...part.matchAll(/<th scope="row">/g)].length;

describe("in the page of an order", () => {
  test("with a meal the days of its transition stand folded, from the arrival that is expected", async () => {
    const { part, text } = await look("demo-payee");
    expect(part).toMatch(/<details(?![^>]*open)/);
    expect(text).toMatch(/quand votre colis arrive/);
    expect(text).toMatch(/Jour 1 .*? 25 % 75 % Jour 2 .*? 25 % 75 % Jour 3 .*? 50 % 50 %/);
    expect(text).toMatch(/Ensuite .*? 100 % –/);
    expect([8, 11]).toContain(daysOf(part));
  });

  test.each([
    ["demo-payee", today()],
    ["demo-livree-recemment", undefined],
  ])(
    "of %s, where nothing is said of delivery, they begin three working days after it leaves",
    async (order, left) => {
      const row = env.DB.prepare("select shippingAddress, shippedAt from orders where tokenValue = ?").bind(
        order,
      );
      const { shippingAddress, shippedAt } =
        (await row.first<{ shippingAddress: string; shippedAt: string }>()) ?? {};
      const update = env.DB.prepare("update orders set shippingAddress = ? where tokenValue = ?");
      const abroad = { ...JSON.parse(shippingAddress ?? ""), countryCode: "CH" };
      await update.bind(JSON.stringify(abroad), order).run();
      onTestFinished(async () => void (await update.bind(shippingAddress, order).run()));
      const { part } = await look(order);
      const from = afterWorkingDays(left ?? dayInParis(new Date(shippedAt ?? "")), 3, ["FR"]);
      expect(part).toMatch(new RegExp(`<input(?=[^>]*name="debut")(?=[^>]*value="${from}")`));
    },
  );

  test("another first day and another length can be chosen, without scripts too", async () => {
    const from = inDays(40);
    const { part, text } = await look("demo-payee", `?debut=${from}&jours=10`);
    expect(part).toMatch(/<details[^>]*open/);
    expect(part).toContain(`value="${from}"`);
    expect(daysOf(part)).toBe(11);
    expect(text).not.toContain("quand votre colis arrive");
    expect(part).toContain(`href="/api/orders/demo-payee/transition?debut=${from}&amp;jours=10"`);
  });

  test.each(["?debut=demain", "?debut=2026-02-30", "?debut=1999-01-01", "?jours=40"])(
    "%s is as if nothing was said",
    async (query) => {
      const { part } = await look("demo-payee", query);
      expect(part).toMatch(/<details(?![^>]*open)/);
      expect([8, 11]).toContain(daysOf(part));
    },
  );

  test.each(["demo-annulee", "demo-remboursee"])("%s has none: nothing is sent any more", async (order) => {
    expect((await look(order)).part).toBe("");
  });

  test.each(["demo-partiellement-autorisee", "demo-partiellement-payee"])(
    "%s has none: nobody knows when the rest is paid",
    async (order) => {
      expect((await look(order)).part).toBe("");
      expect((await (await as()).get(fileOf(order))).status).toBe(404);
    },
  );

  test("an order that is to be paid has none: nobody knows when it leaves", async () => {
    const payment = "orderId = (select id from orders where tokenValue = 'demo-payee')";
    await env.DB.exec("update orders set paymentState = 'awaiting_payment' where tokenValue = 'demo-payee'");
    await env.DB.exec(`update payments set state = 'new' where ${payment}`);
    expect((await look("demo-payee")).part).toBe("");
    await env.DB.exec("update orders set paymentState = 'paid' where tokenValue = 'demo-payee'");
    await env.DB.exec(`update payments set state = 'completed' where ${payment}`);
  });

  test("a later delivery of a subscription has none: the animal eats it by now", async () => {
    const { results } = await env.DB.prepare(
      "select tokenValue from orders where subscriptionId = 1 order by checkoutCompletedAt",
    ).all<{ tokenValue: string }>();
    const recently = new Date(clock.now() - 86_400_000).toISOString();
    await env.DB.prepare("update orders set shippedAt = ? where subscriptionId = 1").bind(recently).run();
    const browser = await as("camille");
    const shown = await Promise.all(
      [results[0], results.at(-1)].map(async (order) => {
        const { html } = await browser.visit(pathOf(order?.tokenValue ?? ""));
        return html.includes('id="transition"');
      }),
    );
    expect(shown).toEqual([true, false]);
  });

  test("an order that left long ago has none", async () => {
    await env.DB.prepare("update orders set shippedAt = ? where tokenValue = 'demo-expediee'")
      .bind(new Date(clock.now() - 40 * 86_400_000).toISOString())
      .run();
    expect((await look("demo-expediee")).part).toBe("");
  });
});

describe("the file for a calendar", () => {
  test("has an event a stage, whole days, and never the address of the order", async () => {
    const answer = await (await as()).get(fileOf("demo-payee", `?debut=${inDays(35)}&jours=7`));
    const file = await answer.text();
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "no-store",
    ]);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="transition-alimentaire.ics"',
    );
    expect(
      [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\n/g)].map(
        ([, ...days]) => days,
      ),
    ).toEqual(
      [
        [35, 37],
        [37, 39],
        [39, 42],
        [42, 43],
        // The weighing two weeks after the first day.
        [49, 50],
      ].map((stage) => stage.map((days) => inDays(days).replaceAll("-", ""))),
    );
    expect(file.split("\r\n").every((line) => !line.includes("\n"))).toBe(true);
    expect(file).not.toContain("demo-payee");
    expect(file).toMatch(
      /SUMMARY:Peser Ulysse\r\nDESCRIPTION:Si son poids a changé\\, sa ration change aussi\./,
    );
    const uids = [...file.matchAll(/UID:(.*)\r/g)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(5);
    const again = await (await (await as()).get(fileOf("demo-payee", `?debut=${inDays(36)}&jours=7`))).text();
    expect([...again.matchAll(/UID:(.*)\r/g)].map(([, uid]) => uid)).toEqual(uids);
  });

  test("without a login leads to the order, whose page asks for it", async () => {
    const answer = await visitor().get(fileOf("demo-payee"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, pathOf("demo-payee")]);
  });

  test.each([
    ["another customer’s", "demo-payee", "camille"],
    ["an unknown one", "demo-inconnue", "marguerite"],
    ["no token at all", "..%2Fcustomers%2F5", "marguerite"],
    ["one without a transition", "demo-annulee", "marguerite"],
  ] as const)("of %s is not found", async (_, order, person) => {
    const answer = await (await as(person)).get(fileOf(order));
    expect([answer.status, await answer.json()]).toEqual([404, { message: "Not Found" }]);
  });

  test("in an outage of the e-commerce API leads back to the order, which says so", async () => {
    const browser = await as();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: "/shop/orders/demo-payee",
    });
    const answer = await browser.get(fileOf("demo-payee"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf("demo-payee")]);
  });
});

test("treats need none", async () => {
  await oneArticle("13000101");
  expect((await look("demo-payee")).part).toBe("");
});

test("without the content system the rest of the order stands", async () => {
  await oneArticle("11000301");
  await breakService({ service: "content", mode: "status", status: 503 });
  const { answer, html } = await (await as()).visit(pathOf("demo-payee"));
  expect([answer.status, html.includes('id="transition"')]).toEqual([200, false]);
  expect(html).toContain('id="articles"');
});
