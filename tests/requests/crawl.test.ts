import { beforeAll, describe, expect, test } from "vitest";
import { guideQuestions } from "../../shared/guide/guide-questions.ts";
import { routeTable } from "../../shared/routes.ts";
import { reminderAnswers } from "../../shared/subscription/reminder/reminder.ts";
import { type Crawl, type CrawledPage, crawlAccount, crawlShop, readExamined } from "./crawl/crawl.ts";
import { examineHtml } from "./crawl/examine-html.ts";
import type { PageRead } from "./crawl/read-page.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { answerLink, followLink } from "./mail-link.ts";
import { sitemapAddresses } from "./sitemap-files.ts";
import { structuredDataFaults } from "./structured-data/faults.ts";
import { shop, type Visitor, visitor } from "./visitor.ts";
import { weighingLink } from "./weighing-link.ts";

let crawl: Crawl;
let accounts: Record<string, Pick<Crawl, "pages" | "broken">>;
let sitemap: string[];
let leftOut: unknown[];
let others: Omit<CrawledPage, "from">[];
const html = examineHtml();

beforeAll(async () => {
  const log = readLog();
  crawl = await crawlShop(html.examine);
  const known = new Set(crawl.pages.map(({ path }) => path));
  accounts = {};
  for (const email of customers) {
    accounts[email] = await crawlAccount(
      browserWith(await logIn(email), { noScript: "1" }),
      known,
      html.examine,
    );
  }
  leftOut = log().filter(({ event }) => event.endsWith(" left out"));
  others = await Promise.all(
    unlinked.map(async ({ path, open }) => readExamined(path, await (await open()).get(path), html.examine)),
  );
  sitemap = await sitemapAddresses();
}, 600_000);

const customers = [
  people.camille.email,
  people.marguerite.email,
  people.paul.email,
  people.hugo.email,
  "antoine.mercier@example.fr",
];

const isOpen = ({ meta }: CrawledPage) => !meta.get("robots")?.includes("noindex");
const descriptionOf = ({ meta }: CrawledPage) => meta.get("description") ?? "";
const indexable = () => crawl.pages.filter((page) => isOpen(page) && page.canonical === shop + page.path);

const faults = (pages: CrawledPage[], faultsOf: (page: CrawledPage) => (string | false | undefined)[]) =>
  pages.flatMap((page) => faultsOf(page).flatMap((fault) => (fault ? `${page.path}: ${fault}` : [])));

function shared(pages: CrawledPage[], textOf: (page: CrawledPage) => string): string[] {
  const paths = Map.groupBy(pages, textOf);
  return [...paths].flatMap(([value, same]) =>
    same.length > 1 ? `${value}: ${same.map(({ path }) => path).join(", ")}` : [],
  );
}

test("the crawl covers the shop and the accounts", () => {
  expect(crawl.pages.length).toBeGreaterThan(200);
  for (const [email, { pages }] of Object.entries(accounts)) {
    expect(pages.length, email).toBeGreaterThan(10);
  }
});

test("everything of the demo shop can be read and shown: no block, no member of a list is left out", () => {
  expect(leftOut).toEqual([]);
});

test("every link leads to a page, without a redirect", () => {
  expect(crawl.broken).toEqual([]);
});

test("every link of a customer leads to a page, and none to the login", () => {
  const broken = Object.entries(accounts).map(([email, { broken }]) => [email, broken]);
  expect(Object.fromEntries(broken)).toEqual(Object.fromEntries(customers.map((email) => [email, []])));
});

const asVisitor = async () => visitor();
const as = (email: string) => async () => browserWith(await logIn(email));
const withDraft = (draft: object) => async () =>
  visitor({ cookies: { "__Host-guideAnimal": encodeURIComponent(JSON.stringify(draft)) } });
const withCart = async () => {
  const shopper = visitor();
  await shopper.get("/panier/?variantId=11000101");
  return shopper;
};
const opened = (open: () => Promise<Visitor>, ...paths: string[]) => paths.map((path) => ({ path, open }));

const unlinked = [
  ...opened(
    asVisitor,
    "/rechercher/",
    "/comparer/",
    "/votre-animal/?pour=chat",
    "/comparer/?ref=MUS-CH-ADU-POU&ref=MUS-CT-STE-POU",
    "/rechercher/?q=poulet",
    "/rechercher/?q=zzzz",
    "/chat/patees/?filtre-age=senior&tri=note",
    "/produits/croquettes-chien-adulte-poulet-fermier-riz/?poids=12&age=18",
    "/faq/?q=colis",
    "/faq/?q=zzzz",
    "/magasins/?ville=Nantes",
    "/magasins/?ville=Zzyzx",
    "/maintenance/",
    "/page/inconnue/",
    "/connexion/?etape=inscription",
    "/mot-de-passe-oublie/abc/",
    "/mon-compte/bienvenue/",
    "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M",
    "/userGuide/guide-nutrition-short/",
    "/web-view/1-changement-de-paiement/",
    "/webView/demo/",
    "/_sandbox/composants/",
    "/_sandbox/blocs/",
    await followLink("demo-expediee"),
    await weighingLink(2),
    await followLink("demo-expediee", { days: -1 }),
    ...(await Promise.all(reminderAnswers.map((answer) => answerLink(1, answer)))),
    await answerLink(1, "tout-va-bien", { days: -1 }),
  ),
  ...opened(withCart, "/panier/"),
  ...opened(
    withDraft({ kind: "dog", name: "Rex", condition: "4" }),
    ...["/guide-croquettes/", "/guide-croquettes/nouveau/"],
    ...guideQuestions.map(({ slug }) => `/guide-croquettes/nouveau/?question=${slug}`),
  ),
  ...opened(
    as(people.camille.email),
    "/guide-croquettes/1/?question=poids",
    "/web-view/1-changement-de-paiement/",
    "/mini-guide-bi-nutrition/2/",
    "/mini-guide-bi-nutrition/2/recommandations/",
    "/guide-bi-nutrition/2/recommandations/",
  ),
  ...opened(as(people.marguerite.email), "/commande/demo-payee/confirmation/"),
  ...opened(
    as(people.hugo.email),
    "/guide-bi-nutrition/3/",
    "/guide-bi-nutrition/4/?etape=selection",
    "/guide-bi-nutrition/4/recommandations/?frequence=7&croquettes=MUS-CT-STE-DIN&recette=MUS-CT-PAT-STE&repas=2",
    "/userGuide/guide-nutrition-full/",
    "/userGuide/guide-nutrition-full/?animal=4&etape=repas",
  ),
];

/** A part that needs scripts to appear is named in `scripts/client-assets.ts`. */
test("every class of a page has its rule in the page's own styles", () => {
  const unstyled = everyPage().flatMap(({ path, unstyled }) => unstyled.map((name) => `${path}: ${name}`));
  expect(unstyled).toEqual([]);
});

test("no line of a page ends within a measure", () => {
  const split = everyPage().flatMap(({ path, splitMeasures }) =>
    path.startsWith("/_sandbox/") ? [] : splitMeasures.map((text) => `${path}: ${text}`),
  );
  expect(split).toEqual([]);
});

function everyPage() {
  const ofCustomers = Object.values(accounts).flatMap(({ pages }) => pages);
  return [...crawl.pages, ...crawl.closed, ...ofCustomers, ...others];
}

describe("the HTML of the server", () => {
  test("is valid and accessible on every screen", () => {
    expect(html.faults()).toEqual([]);
  });

  test("is validated for every route", () => {
    const left = Object.keys(routeTable).filter((key) => !html.screens.has(key) && key !== "maintenance");
    expect(left, "needs a link on a page, or a line in `unlinked`").toEqual([]);
  });
});

test("every page has one heading of level 1, a title of 65 characters at most, and a canonical address", () => {
  expect(
    faults(crawl.pages, ({ headings, title, canonical, meta }) => [
      headings.length !== 1 && `${headings.length} headings`,
      !headings[0]?.trim() && "an empty heading",
      !title.trim() && "no title",
      title.length > 65 && `a title of ${title.length} characters`,
      !meta.has("robots") && !canonical?.startsWith(`${shop}/`) && `canonical is ${canonical}`,
    ]),
  ).toEqual([]);
});

test("the title of a page names what its heading does: no two headings have one title, and both share a word", () => {
  const ofCustomers = Object.values(accounts).flatMap(({ pages }) => pages);
  const pages = [...ofCustomers, ...crawl.closed, ...others].filter(
    ({ headings, path }) => headings.length > 0 && path !== "/mon-compte/",
  );
  const headingsOf = Map.groupBy(pages, ({ title }) => title);
  const several = [...headingsOf].flatMap(([title, same]) => {
    const headings = new Set(same.map((page) => headingOf(page)));
    const isTold = [...headings].every((heading) => heading.includes(ownTitle(title)));
    return headings.size > 1 && !isTold ? `${title}: ${[...headings].join(" / ")}` : [];
  });
  expect.soft(several).toEqual([]);
  const apart = pages.filter((page) => {
    const inTitle = new Set(wordsIn(page.title));
    return !wordsIn(headingOf(page)).some((word) => inTitle.has(word));
  });
  expect([...new Set(apart.map((page) => `${page.title}: ${headingOf(page)}`))]).toEqual([]);
});

const headingOf = ({ headings }: PageRead) => headings[0]?.replace(/\s+/g, " ").trim() ?? "";
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, 6));
const ownTitle = (title: string) => title.replace(/ \| Museau$/, "");

test("every indexed page has a description of 300 characters at most", () => {
  expect(
    faults(indexable(), (page) => [
      !descriptionOf(page).trim() && "no description",
      [...descriptionOf(page)].length > 300 && `${descriptionOf(page).length} characters`,
    ]),
  ).toEqual([]);
});

test("no two pages have the same title, or the same description", () => {
  expect(shared(indexable(), ({ title }) => title)).toEqual([]);
  expect(shared(indexable(), descriptionOf)).toEqual([]);
});

test("a page is not indexed, or names a canonical address that is, and never both", () => {
  const own = new Set(indexable().map(({ canonical }) => canonical));
  expect(
    faults(crawl.pages, ({ canonical, meta }) => [
      meta.has("robots") && canonical && "not indexed, with a canonical address",
      canonical !== undefined && !own.has(canonical) && `its canonical ${canonical} is not indexed`,
    ]),
  ).toEqual([]);
});

test("every indexed page is that of the three countries", () => {
  expect(
    faults(indexable(), ({ alternates, canonical }) => [
      [...alternates.keys()].join() !== "fr-FR,fr-BE,fr-LU,x-default" && [...alternates.keys()].join(),
      [...alternates.values()].some((address) => address !== canonical) && "another address",
    ]),
  ).toEqual([]);
});

describe("structured data", () => {
  test("is valid for schema.org and search engines", () => {
    expect(
      faults(crawl.pages, ({ structuredData }) => [...new Set(structuredData.flatMap(structuredDataFaults))]),
    ).toEqual([]);
  });

  const expectedTypes: [address: RegExp, types: string[]][] = [
    [/^\/$/, ["WebSite"]],
    [/^\/produits\//, ["Product", "ProductGroup"]],
    [/^\/magasins\/[^/]+\/$/, ["PetStore"]],
    [/^\/faq\//, ["FAQPage"]],
    [/^\/(chien|chat)\//, ["CollectionPage"]],
    [/^\/page\//, ["WebPage", "AboutPage"]],
  ];

  test("has the type of each screen", () => {
    expect(
      faults(indexable(), ({ path, structuredData }) => {
        const types = expectedTypes.find(([address]) => address.test(path))?.[1] ?? [];
        const found = structuredData.map((json) => String(JSON.parse(json)["@type"]));
        return [
          types.length > 0 && !types.some((type) => found.includes(type)) && `only ${found.join(", ")}`,
        ];
      }),
    ).toEqual([]);
  });
});

describe("the shared link", () => {
  test("has a title, an address, and a picture in a common format", () => {
    expect(
      faults(indexable(), ({ meta: tags, canonical }) => [
        !tags.get("og:title") && "no title",
        tags.get("og:url") !== canonical && `address ${tags.get("og:url")}`,
        !/^https:\/\/.+(\.(png|jpg)$|f-(png|jpg)\b)/.test(tags.get("og:image") ?? "") &&
          `picture ${tags.get("og:image")}`,
        tags.get("twitter:card") !== "summary_large_image" && "no card",
      ]),
    ).toEqual([]);
  });
});

describe("the sitemap", () => {
  test("names only linked pages", () => {
    const reached = new Set(indexable().map(({ path }) => path));
    expect(sitemap.filter((path) => !reached.has(path))).toEqual([]);
  });

  test("names every indexed page, except the later pages of a listing", () => {
    const named = new Set(sitemap);
    const missing = indexable().filter(({ path }) => !named.has(path) && !path.includes("?"));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
