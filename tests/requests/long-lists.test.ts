import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { listLimitTexts } from "../../shared/account/list-limit.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { shopperWith } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { mendAfterEach } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const lists = /\/shop\/(orders|subscriptions|addresses|animals|sponsorships)$/;
const entries = 2000;

interface Collection {
  "hydra:member": Record<string, unknown>[];
  "hydra:view"?: object;
  "hydra:totalItems"?: number;
}

let calls: string[] = [];

function lengthenLists(isPaged: boolean) {
  calls = [];
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    // Calls of other services depend on what the tests before have cached.
    if (url.pathname.startsWith("/ecommerce/")) calls.push(url.pathname);
    if (request.method !== "GET" || !lists.test(url.pathname)) return fetch.call(env.SANDBOX, request);
    const page = Number(url.searchParams.get("page") ?? 1);
    if (url.pathname.endsWith("/sponsorships")) url.searchParams.delete("page");
    const answer = await fetch.call(env.SANDBOX, new Request(url, request));
    if (!answer.ok) return answer;
    const body = await answer.json<Collection>();
    const known = body["hydra:member"];
    const size = isPaged ? 30 : entries;
    const members = Array.from({ length: size }, (_, place) => {
      const id = page * 10_000 + place;
      const member = known[place % known.length];
      return { ...member, id, "@id": `/api/v2/${id}`, tokenValue: `liste-${id}`, number: `${id}` };
    });
    const view = isPaged ? { "hydra:next": `${url.pathname}?page=${page + 1}` } : {};
    return Response.json({
      ...body,
      "hydra:member": members,
      "hydra:view": view,
      "hydra:totalItems": entries,
    });
  });
}

const measure = (html: string) => ({
  bytes: html.length,
  elements: html.match(/<[a-z]/g)?.length ?? 0,
});

/** `tooLong`: sent in one answer, the list exceeds the size limit of answers, so the page is 503. */
const screens: Record<string, { elements: number; bytes: number; calls: number; tooLong?: true }> = {
  "/mon-compte/": { elements: 900, bytes: 150_000, calls: 41 },
  "/mon-compte/mes-commandes/": { elements: 1200, bytes: 150_000, calls: 12, tooLong: true },
  "/mon-compte/mes-abonnements/": { elements: 8000, bytes: 600_000, calls: 31, tooLong: true },
  "/mon-compte/mes-adresses/": { elements: 6000, bytes: 500_000, calls: 31 },
  "/mon-compte/mes-animaux/": { elements: 8000, bytes: 400_000, calls: 12 },
  "/mon-compte/mes-parrainages/": { elements: 2000, bytes: 400_000, calls: 25 },
};

for (const isPaged of [false, true])
  test.each(Object.entries(screens))(
    `with lists of 2,000 entries ${isPaged ? "in pages" : "at once"}, %s is bounded`,
    { timeout: 30_000 },
    async (path, most) => {
      const browser = browserWith(await logIn(people.camille.email));
      lengthenLists(isPaged);
      const answer = await browser.get(path);
      expect(answer.status).toBe(most.tooLong && !isPaged ? 503 : 200);
      const { bytes, elements } = measure(await answer.text());
      expect(elements).toBeLessThan(most.elements);
      expect(bytes).toBeLessThan(most.bytes);
      expect(calls.length).toBeLessThan(most.calls);
    },
  );

test.each([
  "/mon-compte/mes-abonnements/",
  "/mon-compte/mes-adresses/",
  "/mon-compte/mes-animaux/",
  "/mon-compte/mes-parrainages/",
])(
  "%s says that it shows no more than 200 entries, and who knows the others; a short list says nothing",
  { timeout: 30_000 },
  async (path) => {
    const browser = browserWith(await logIn(people.camille.email));
    const limit = plainText(translator(listLimitTexts)("text", { most: 200 }));
    expect(textOf(await (await browser.get(path)).text())).not.toContain(limit);
    lengthenLists(true);
    const html = await (await browser.get(path)).text();
    expect(textOf(html)).toContain(limit);
    expect(html).toContain(`<a href="${href("nous-contacter")}">${listLimitTexts.contact}</a>`);
  },
);

test("a choice of addresses says that it shows no more than 200 entries", { timeout: 30_000 }, async () => {
  const shopper = await shopperWith([{ code: "11000101", quantity: 1 }]);
  const path = shopper.path("facturation");
  const limit = plainText(translator(listLimitTexts)("text", { most: 200 }));
  expect(textOf(await (await shopper.browser.get(path)).text())).not.toContain(limit);
  lengthenLists(true);
  expect(textOf(await (await shopper.browser.get(path)).text())).toContain(limit);
});
