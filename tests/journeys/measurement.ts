import type { BrowserContext, Page, Request } from "playwright/test";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { expect } from "./journey.ts";

type Party = "marketing" | "tags";

const parties: Record<string, Party> = { marketing: "marketing", "tag-manager": "tags" };

const exposure = "experiment_exposure";

export function watchThirdParties(context: BrowserContext) {
  const calls: string[] = [];
  const sent: { to: Party; event: string }[] = [];
  context.on("request", (request) => {
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
    exposures,
    /** Waits until each party was sent exactly this since the last call, in any order. */
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
  // Hits of Google's script itself are not events of the catalogue.
  if (party === "tags") return searchParams.has("ep.event_origin") ? null : searchParams.get("en");
  return pathname.includes("/report/") ? null : (request.postDataJSON()?.event ?? null);
}

export const consentBar = (page: Page) => page.getByRole("complementary", { name: consentBarTexts.label });

export const switchLetter = (page: Page, on: boolean) =>
  page.request.post("/_sandbox/marketing/campaigns", { data: { campaign: "lettre-de-novembre", on } });

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

export async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...stored];
}

export const keptForMeasuring = async (page: Page): Promise<string[]> =>
  (await keptNames(page)).filter((name) => /^(_ga|visitorId|trackedOrders|mkt_visitor|mesure:)/.test(name));
