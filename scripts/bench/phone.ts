import { categoryHref, href } from "../../shared/routes.ts";
import { orderReady } from "./checkout.ts";
import { logIn } from "./own-pages.ts";
import { type BenchPage, benchPages } from "./pages.ts";
import { blankPath, startEdge } from "./phone/edge.ts";
import { type PhoneFigures, type Press, phoneTable } from "./phone/table.ts";
import { addToCart, navigate, openBrowser, visit } from "./phone/visit.ts";
import type { StandIns } from "./stand-ins.ts";
import type { Table } from "./table.ts";
import { startWorkerd } from "./workerd.ts";

const rounds = 5;

export async function measurePhone(standIns: StandIns, beside: readonly string[]): Promise<Table> {
  const builds = await Promise.all(
    ["dist", ...beside].map(async (dist) => {
      const servers = await startWorkerd(standIns.address, dist);
      return { dist, servers, edge: await startEdge(servers.shop, `${dist}/client`) };
    }),
  );
  const browser = await openBrowser(builds.map(({ edge }) => edge.key));
  const pages: PhonePage[] = [...benchPages(standIns), ...(await personalPages(standIns))];
  const listing = categoryHref(standIns.listing.path);
  const product = href("produits-product-format", { product: standIns.product.slug });
  const measured: Record<Press, (origin: string) => Promise<number>> = {
    resting: (origin) => navigate(browser, origin + listing, true),
    direct: (origin) => navigate(browser, origin + listing, false),
    atOnce: (origin) => addToCart(browser, origin + product, 0),
    later: (origin) => addToCart(browser, origin + product, 6000),
  };
  const found: PhoneFigures = {
    blank: [],
    pages: pages.flatMap(({ title }) => builds.map(({ dist }) => ({ title, build: dist, visits: [] }))),
    presses: (Object.keys(measured) as Press[]).flatMap((press) =>
      builds.map(({ dist }) => ({ press, build: dist, times: [] })),
    ),
  };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { path, cookies }] of pages.entries()) {
        for (const [at, { edge }] of builds.entries()) {
          const { firstPaint } = await visit(browser, edge.origin + blankPath, { hydrates: false });
          const figures = await visit(browser, edge.origin + path, { hydrates: true, cookies });
          if (round === 0) continue;
          found.blank.push(firstPaint);
          found.pages[index * builds.length + at]?.visits.push(figures);
        }
      }
      for (const { press, build, times } of found.presses) {
        const { edge } = builds.find(({ dist }) => dist === build) ?? {};
        const time = edge && (await measured[press](edge.origin));
        if (round > 0 && time !== undefined) times.push(time);
      }
    }
  } finally {
    await browser.close();
    for (const { edge, servers } of builds) {
      edge.stop();
      servers.stop();
    }
  }
  return phoneTable(found);
}

interface PhonePage extends Pick<BenchPage, "title" | "path"> {
  cookies?: string;
}

async function personalPages({ askApi, product }: StandIns): Promise<PhonePage[]> {
  const session = await logIn(askApi);
  const cart = await orderReady(askApi, product.variantCode, session);
  return [
    { title: "Cart", path: href("panier"), cookies: `${session.cookies}; cartToken=${cart}` },
    { title: "Login", path: href("connexion") },
    { title: "Dashboard", path: href("mon-compte"), cookies: session.cookies },
  ];
}
