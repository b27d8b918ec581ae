import { receiversOf } from "../../shared/consent/consent.ts";
import type { RouteKey } from "../../shared/routes.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import type { AppContext, AppRequest, Services, TrackedPage } from "../context.ts";
import { withHosts } from "../session/visitor/consented-sources.ts";
import { commonFields } from "./common-fields.ts";
import { takeLinkedItems } from "./linked-items.ts";
import { clickIdsOf, sentPath, sentQuery } from "./sent-address.ts";

/** Undefined without a granted purpose and for crawlers. Never rejects. */
export async function pageTracking(c: AppContext, page: TrackedPage): Promise<PageTracking | undefined> {
  const granted = grantedTracking(c.var);
  if (granted.length === 0) return undefined;
  try {
    return await trackingOf(c, page, granted);
  } catch (error) {
    c.var.log.error("page not tracked", error);
    return undefined;
  }
}

export function grantedTracking({
  consent,
  bot,
  configuration,
}: Services<"consent" | "bot" | "configuration">): PageTracking["granted"] {
  const { marketing, tags } = configuration;
  // A measurement (G-) has nothing to do for advertising alone, a container has.
  const hasTags = tags.id.startsWith("G-") ? consent.granted.includes("measurement") : tags.id;
  return bot
    ? []
    : receiversOf(consent.granted).filter((receiver) => (receiver === "marketing" ? marketing.url : hasTags));
}

async function trackingOf(
  c: AppContext,
  page: TrackedPage,
  granted: PageTracking["granted"],
): Promise<PageTracking> {
  const { marketing, tags } = c.var.configuration;
  const { trackedEvents } = marketing;
  const policy = withHosts(c.var.configuration, granted).join("-");
  const enabled = trackedEvents.length > 0 ? trackedEvents : undefined;
  const linked = granted.includes("tags") ? takeLinkedItems(c) : [];
  const events = [pageView(c.var, c.req, page), ...linked, ...(page.events ?? [])];
  return {
    granted,
    ...(policy && { policy }),
    events: enabled ? events.filter(({ name }) => enabled.includes(name)) : events,
    common: await commonFields(c, granted),
    ...(enabled && { enabled }),
    ...(granted.includes("marketing") && {
      marketing: { url: marketing.url, appName: `${marketing.appName}-${locale}`, locale },
    }),
    ...(granted.includes("tags") && {
      tags: { id: tags.id, url: tags.url, ...tagFields(c.var, c.req, page) },
    }),
  };
}

function tagFields(
  { consent, match }: Services<"consent" | "match">,
  req: AppRequest,
  { head, status = 200 }: TrackedPage,
) {
  const title = match && status < 400 && publishedTitles.includes(match.route.key) ? head.title : undefined;
  const clickIds = consent.granted.includes("ads") ? clickIdsOf(new URL(req.url).searchParams) : {};
  return { ...(title && { title }), ...(Object.keys(clickIds).length > 0 && { clickIds }) };
}

/** Titles of other screens may name an animal, an order, a sponsor or a search. */
const publishedTitles: readonly RouteKey[] = [
  "index",
  "page-page",
  "landing-landing",
  "magasins",
  "magasins-shop",
  "faq-faqQuery",
  "produits-echantillons-sample",
  "produits-product-format",
  "chien",
  "chat",
  "category",
];

const locale = "fr-FR";

function pageView(
  { match }: Services<"match">,
  req: AppRequest,
  { screen, status = 200 }: TrackedPage,
): TrackedEvent {
  const isFound = status < 400;
  const name = screen === "error" ? "Error page" : (match?.route.key ?? screen);
  const { searchParams } = new URL(req.url);
  return {
    name: "page_view",
    data: {
      name,
      path: sentPath(match, req.path, isFound),
      query: sentQuery(searchParams, match),
      status,
    },
  };
}
