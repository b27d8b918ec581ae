import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contractTexts } from "../../shared/contract/texts.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { mendAfterEach, switchSetting, visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
const address = "https://contrats.example/recevoir";
Object.assign(env, { CONTRACT_WEBHOOK_URL: address, CONTRACT_WEBHOOK_SECRET: "secret-des-contrats" });

mendAfterEach();

let answer: () => Response = () => new Response(null, { status: 204 });
const posted: { event: string; reference: string; request: object }[] = [];

beforeEach(async () => {
  await switchSetting("features", []);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== address) return fetch(request);
    posted.push(await request.json());
    return answer();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  posted.length = 0;
});

const ways = [
  {
    path: "/resilier-mon-abonnement/",
    api: "/shop/contract-terminations",
    number: "contractNumber",
    event: "contract.termination",
    received: contractTexts.termination.received,
  },
  {
    path: "/renoncer-au-contrat/",
    api: "/shop/withdrawals",
    number: "orderNumber",
    event: "contract.withdrawal",
    received: contractTexts.withdrawal.received,
  },
];

let networks = 0;

function send({ path, number }: (typeof ways)[number], browser = visitor()) {
  const fields = { name: "Nadia Petit", email: "nadia@exemple.fr", [number]: "AB-12", faire: "confirmer" };
  return browser.post(path, fields, { headers: { "CF-Connecting-IP": `203.0.113.${++networks}` } });
}

test.each(ways)("$path is posted to the webhook, and the shopper gets the usual receipt", async (way) => {
  const calls = await countCalls("ecommerce", way.api);
  const browser = visitor();
  const sent = await send(way, browser);
  expect(sent.status).toBe(303);
  const { html } = await browser.visit(sent.headers.get("location") ?? "");
  expect(posted).toMatchObject([
    { event: way.event, request: { email: "nadia@exemple.fr", [way.number]: "AB-12" } },
  ]);
  expect(textOf(html)).toContain(way.received);
  expect(textOf(html)).toContain(posted[0]?.reference);
  expect(await calls()).toBe(0);
});

test.each([404, 500])(
  "a webhook that answers %i has received nothing for sure, and no receipt says so",
  async (status) => {
    readLog();
    answer = () => new Response("", { status });
    for (const way of ways) {
      const sent = await send(way);
      expect(sent.status).toBe(503);
      expect(textOf(await sent.text())).not.toContain(way.received);
    }
  },
);
