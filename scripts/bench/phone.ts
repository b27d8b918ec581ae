import { categoryHref } from "../../shared/routes.ts";
import { benchPages } from "./pages.ts";
import { blankPath, startEdge } from "./phone/edge.ts";
import { type PhoneFigures, phoneTable } from "./phone/table.ts";
import { navigate, openBrowser, visit } from "./phone/visit.ts";
import type { StandIns } from "./stand-ins.ts";
import type { Table } from "./table.ts";
import { startWorkerd } from "./workerd.ts";

const rounds = 5;

/**
 * The pages on a phone, in turn with a blank page of the same run and, where `--beside` names the `dist` folder of another
 * build, with that build.
 */
export async function measurePhone(standIns: StandIns, beside: readonly string[]): Promise<Table> {
  const builds = await Promise.all(
    ["dist", ...beside].map(async (dist) => {
      const servers = await startWorkerd(standIns.address, dist);
      return { dist, servers, edge: await startEdge(servers.shop, `${dist}/client`) };
    }),
  );
  const browser = await openBrowser(builds.map(({ edge }) => edge.key));
  const pages = benchPages(standIns);
  const found: PhoneFigures = {
    blank: [],
    pages: pages.flatMap(({ title }) => builds.map(({ dist }) => ({ title, build: dist, visits: [] }))),
    navigations: builds.map(({ dist }) => ({ build: dist, times: [] })),
  };
  const listing = categoryHref(standIns.listing.path);
  try {
    // The first round fills the caches of worker and edge.
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { path }] of pages.entries()) {
        for (const [at, { edge }] of builds.entries()) {
          const { firstPaint } = await visit(browser, edge.origin + blankPath, false);
          const figures = await visit(browser, edge.origin + path, true);
          if (round === 0) continue;
          found.blank.push(firstPaint);
          found.pages[index * builds.length + at]?.visits.push(figures);
        }
      }
      for (const [at, { edge }] of builds.entries()) {
        const time = await navigate(browser, edge.origin + listing);
        if (round > 0) found.navigations[at]?.times.push(time);
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
