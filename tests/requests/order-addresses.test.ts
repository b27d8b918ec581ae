import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

function callsToEcommerce(): () => string[] {
  const spy = vi.spyOn(env.SANDBOX as Fetcher, "fetch");
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : input).pathname)
      .filter((path) => path.startsWith("/ecommerce/"));
}

const marguerite = async (): Promise<Visitor> => browserWith(await logIn(people.marguerite.email));

const orders = [
  "..%2F..%2Fcustomers%2F5",
  "..%2F..%2F..%2F..%2Fadmin%2Forders%3Fx",
  "demo-livree%3Fx=",
  "demo-livree%23",
  "demo-livree%2F..%2Fdemo-livree",
  "..%5C..%5Ccustomers%5C5",
  "%252e%252e",
  "demo-livree%09",
];

describe.each(orders)("an order called %s", (order) => {
  test.each([
    ["its invoice", (browser: Visitor) => browser.get(`/api/orders/${order}/invoice`)],
    ["its payment", (browser: Visitor) => browser.get(`/api/orders/${order}/payment`)],
    ["bought again", (browser: Visitor) => browser.postJson(`/api/orders/${order}/buy-again`, {})],
  ] as const)("reaches no service: %s", async (_, ask) => {
    readLog();
    const browser = await marguerite();
    const calls = callsToEcommerce();
    const answer = await ask(browser);
    expect([answer.status, calls()]).toEqual([404, []]);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });

  test.each(["/mon-compte/mes-commandes/", "/commande/"])(
    "reaches no service: its page below %s",
    async (place) => {
      readLog();
      const browser = await marguerite();
      const calls = callsToEcommerce();
      const { answer } = await browser.visit(`${place}${order}/`);
      const others = calls().filter((path) => !/\/shop\/(customers\/\d+|lot-recalls)$/.test(path));
      expect([answer.status, others]).toEqual([404, []]);
      expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
    },
  );
});
