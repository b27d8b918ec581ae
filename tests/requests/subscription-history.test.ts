import { expect, test } from "vitest";
import { orderDetailTexts } from "../../shared/order/detail/order-detail.texts.ts";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { freshShop, ordersOf, run } from "./subscription-engine.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));
const history = "/mon-compte/mes-abonnements/1/historique/";

const tokensIn = (html: string, subscription = 1) =>
  [
    ...html.matchAll(
      new RegExp(`href="/mon-compte/mes-abonnements/${subscription}/historique/([^"/?]+)/"`, "g"),
    ),
  ].map(([, token = ""]) => token);

test("the history of a subscription lists its own orders, each with its page below it", async () => {
  const browser = await as("camille");
  const { answer, html } = await browser.visit(history);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(textOf(html)).toContain(orderListTexts.ofSubscription.title);
  const tokens = [...new Set(tokensIn(html))];
  expect(tokens).toHaveLength(3);
  expect(html).toContain('href="/mon-compte/mes-abonnements/1/"');
  const order = await browser.visit(`${history}${tokens[0]}/`);
  expect(order.answer.status).toBe(200);
  expect(order.html).toContain(`href="${history}"`);
  expect(textOf(order.html)).toContain(orderDetailTexts.history.back);
});

test("an order of another subscription, or of none, is not found below it", async () => {
  const browser = await as("camille");
  const [token = ""] = tokensIn((await browser.visit(history)).html);
  for (const path of [
    `/mon-compte/mes-abonnements/2/historique/${token}/`,
    `${history}unknown-order/`,
    "/mon-compte/mes-abonnements/x/historique/",
  ]) {
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  }
});

test("an order that began two subscriptions opens from the history of each", async () => {
  await freshShop();
  const others = await ordersOf(2);
  const { token = "" } = others.at(-1) ?? {};
  await run(`update subscriptions set originOrderId = (select id from orders where tokenValue = '${token}')`);
  const browser = await as("camille");
  for (const id of [1, 2]) {
    const { html } = await browser.visit(`/mon-compte/mes-abonnements/${id}/historique/`);
    const [, link = ""] = new RegExp(`href="([^"]*/${token}/)"`).exec(html) ?? [];
    expect([id, (await browser.get(link)).status]).toEqual([id, 200]);
  }
});

test("another customer’s history and its orders are not found, with nothing in the log", async () => {
  const [token = ""] = tokensIn((await (await as("camille")).visit(history)).html);
  const paul = await as("paul");
  const log = readLog();
  for (const path of [history, `${history}${token}/`]) {
    expect((await paul.get(path)).status).toBe(404);
  }
  expect(log().filter(({ level }) => level === "error")).toEqual([]);
});

test("a history that cannot be read says so, and leads back", async () => {
  const browser = await as("camille");
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 500,
    path: "/shop/subscriptions/1/orders",
  });
  const { answer, html } = await browser.visit(history);
  expect(answer.status).toBe(503);
  expect(textOf(html)).toContain(orderListTexts.down.title);
  expect(html).toContain(`href="${history}"`);
});

test("without the number of its subscription the history stands all the same", async () => {
  const browser = await as("camille");
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 500,
    path: "/shop/subscriptions/1",
    times: 2,
  });
  const { answer, html } = await browser.visit(history);
  expect([answer.status, tokensIn(html).length > 0]).toEqual([200, true]);
});
