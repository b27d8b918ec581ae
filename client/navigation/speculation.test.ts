import { beforeEach, expect, test, vi } from "vitest";
import { type RouteDefinition, routeTable } from "../../shared/routes.ts";
import { createIntent, createPrefetch, isPrefetched } from "./speculation.ts";

const ahead = new Set<string>();
const rendered = new Set<string>();

function insert(kind: "prefetch" | "prerender", href: string) {
  const hrefs = kind === "prefetch" ? ahead : rendered;
  hrefs.add(href);
  return () => void hrefs.delete(href);
}

beforeEach(() => {
  ahead.clear();
  rendered.clear();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

test("nothing is fetched ahead in the first second", () => {
  const prefetch = createPrefetch({ insert });
  vi.advanceTimersByTime(999);
  prefetch("/chien/");
  expect([...ahead]).toEqual([]);
  vi.advanceTimersByTime(1);
  prefetch("/chien/");
  expect([...ahead]).toEqual(["/chien/"]);
});

test("four at a time are the most: a fifth takes the place of the first, and each is asked for once", () => {
  const prefetch = createPrefetch({ insert });
  vi.advanceTimersByTime(1000);
  for (const link of ["a", "b", "c", "d", "a", "e"]) prefetch(link);
  expect([...ahead]).toEqual(["b", "c", "d", "e"]);
});

test("the document of the latest link is rendered as well, and no other", () => {
  const prefetch = createPrefetch({ insert });
  vi.advanceTimersByTime(1000);
  prefetch("a");
  expect([...rendered]).toEqual(["a"]);
  prefetch("b");
  expect([...rendered]).toEqual(["b"]);
  prefetch("a");
  expect([...rendered]).toEqual(["a"]);
  expect([...ahead]).toEqual(["a", "b"]);
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "a slow or saving connection fetches nothing ahead: %o",
  (connection) => {
    const prefetch = createPrefetch({ insert, connection });
    vi.advanceTimersByTime(1000);
    prefetch("/chien/");
    expect([...ahead, ...rendered]).toEqual([]);
  },
);

test("a pointer that passes over links is no wish to open them; one that stays is, and a touch or the focus at once", () => {
  const wanted: string[] = [];
  const intend = createIntent((href) => wanted.push(href));
  for (const link of ["a", "b", undefined, "c", undefined]) {
    intend("pointerover", link);
    vi.advanceTimersByTime(79);
  }
  vi.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
  intend("pointerover", "d");
  vi.advanceTimersByTime(80);
  expect(wanted).toEqual(["d"]);
  intend("pointerover", "e");
  intend("touchstart", "e");
  intend("focusin", "f");
  vi.advanceTimersByTime(1000);
  expect(wanted).toEqual(["d", "e", "f"]);
});

const isFetchedAhead = (path: string) =>
  isPrefetched(new URL(path, "https://shop.example"), {
    origin: "https://shop.example",
    pathname: "/rappels/",
  });

test("screens of one visitor are never fetched ahead, all others are", () => {
  const ahead = Object.entries<RouteDefinition>(routeTable)
    .filter(([, { pattern }]) => isFetchedAhead(pattern.replace(/\{\w+[?*]?\}/g, "1")))
    .map(([key]) => key);
  expect(ahead).toEqual([
    "index",
    "page-page",
    "rechercher",
    "comparer",
    "nous-contacter",
    "landing-landing",
    "magasins",
    "magasins-shop",
    "maintenance",
    "faq-faqQuery",
    "resilier-mon-abonnement",
    "renoncer-au-contrat",
    "pays-et-langue",
    "gerer-mes-cookies",
    "produits-echantillons-sample",
    "produits-product-format",
    "guide-croquettes",
    "webView-demo",
    "chien",
    "chat",
    "category",
  ]);
});

test.each([
  ["what is open already", "/rappels/?page=2"],
  ["another site", "https://other.example/"],
  ["a file", "/transition.ics"],
  ["a call", "/api/orders/"],
  ["what fills the cart", "/chien/?variantId=MUS"],
  ["several articles that fill the cart", "/chien/?variantId[]=MUS"],
])("%s is not fetched ahead: %s", (_, address) => expect(isFetchedAhead(address)).toBe(false));
