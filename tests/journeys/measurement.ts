import type { BrowserContext, Page, Request } from "playwright/test";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { expect } from "./journey.ts";

type Party = "marketing" | "tags";

/** In the demo shop they stand on its own host, below these addresses. */
const parties: Record<string, Party> = { marketing: "marketing", "tag-manager": "tags" };

const exposure = "experiment_exposure";

/** The browser's own log: what third parties are asked for, and what they are sent. */
export function watchThirdParties(context: BrowserContext) {
  const calls: string[] = [];
  const sent: { to: Party; event: string }[] = [];
  context.on("request", (request) => {
    // A journey fails by itself where another host is asked.
    const party = partyOf(request);
    if (!party) return;
    calls.push(`${request.method()} ${request.url()}`);
    const event = eventOf(request, party);
    if (event === exposure) exposures.push(event);
    else if (event) sent.push({ to: party, event });
  });
  const exposures: string[] = [];
  const namesTo = (party: Party) => sent.filter(({ to }) => to === party).map(({ event }) => event);
  return {
    calls,
    /** When they are sent depends on what the marketing service says, which the shop hears behind its pages. */
    exposures,
    /** Waits until each party was sent just this since the last time; what is sent at once may go in any order. */
    async expectSent(marketing: readonly string[], tags: readonly string[] = marketing): Promise<void> {
      await expect
        .poll(() => [namesTo("marketing").toSorted(), namesTo("tags").toSorted()])
        .toEqual([marketing.toSorted(), tags.toSorted()]);
      sent.length = 0;
    },
  };
}

function partyOf(request: Request): Party | undefined {
  const { pathname } = new URL(request.url());
  return parties[/^\/_sandbox\/([^/]+)/.exec(pathname)?.[1] ?? ""];
}

function eventOf(request: Request, party: Party): string | null {
  const { pathname, searchParams } = new URL(request.url());
  // What Google's script sends by itself is a call, but none of the catalogue's events.
  if (party === "tags") return searchParams.has("ep.event_origin") ? null : searchParams.get("en");
  return pathname.includes("/report/") ? null : (request.postDataJSON()?.event ?? null);
}

export const consentBar = (page: Page) => page.getByRole("complementary", { name: consentBarTexts.label });

/** A popup of the demo's own campaign, ten seconds into a visit. */
export const switchLetter = (page: Page, on: boolean) =>
  page.request.post("/_sandbox/marketing/campaigns", { data: { campaign: "lettre-de-novembre", on } });

/** What loads when a page is loaded and idle has been asked for. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const timeout = 6000;
        const wait = () =>
          requestIdleCallback(() => requestIdleCallback(() => done(), { timeout }), { timeout });
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait, { once: true });
      }),
  );

/** Names of all that the browser keeps, on the paths of services too. */
export async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...stored];
}

/** Names of what the browser keeps for measuring. */
export const keptForMeasuring = async (page: Page): Promise<string[]> =>
  (await keptNames(page)).filter((name) => /^(_ga|visitorId|trackedOrders|mkt_visitor|mesure:)/.test(name));
