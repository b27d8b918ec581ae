import { createMiddleware } from "hono/factory";
import type { Footer, Header, Link } from "../../shared/content/content.ts";
import { shownRights } from "../../shared/contract/shown-rights.ts";
import { deliveryByCountry, deliverySummary } from "../../shared/delivery/delivery-figures.ts";
import { mailLinkQuery } from "../../shared/mail-link/mail-link.ts";
import type { TopHeader } from "../../shared/marketing/actions.ts";
import type { ShownTopHeader } from "../../shared/marketing/top-header.ts";
import { isRecent, type ShownRecall } from "../../shared/recall/lot-recall.ts";
import { href, type Layout } from "../../shared/routes.ts";
import { tidyQuestion } from "../../shared/search/search.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, AppEnv, LoadedShell, Services, Session } from "../context.ts";
import { senderProps } from "../forms/bot-check.ts";
import { sharedPage } from "../page/shared-page.ts";
import { workerTexts } from "../page/texts.ts";
import { openOrderOf } from "../purchase/order/open-order.ts";
import { shownRecalls } from "../purchase/product/shown-recalls.ts";
import { takeNotice } from "../session/notice.ts";
import { topHeaderFor } from "../session/top-header.ts";
import { countryToAskIn } from "../session/visitor/country.ts";
import { languageToOfferTo } from "../session/visitor/language.ts";

const t = translator(workerTexts);

export const shell = createMiddleware<AppEnv>(async function shell(c, next) {
  c.set("loadShell", (layout) => loadShell(c, layout));
  c.set("hidesOpenPayment", () => hidesOpenPayment(c));
  openPage(c);
  if (c.req.method === "GET") fetchBesideThePage(c.var);
  await next();
});

/** The page's content is stored under its address, if that has no secret in it. */
function openPage(c: AppContext): void {
  const { cache, match, session } = c.var;
  const { searchParams } = new URL(c.req.url);
  const page = match && c.req.method === "GET" && sharedPage(match, searchParams);
  if (!page) return;
  const isAnonymous = !session.loggedIn && session.cartToken === undefined;
  cache.open({ name: page.name, isPlain: isAnonymous && !page.hasChoices });
}

/** Starting these after the loader would add a round trip on a cold cache. */
function fetchBesideThePage(services: Services<"content" | "marketing">): void {
  const { content, marketing } = services;
  for (const part of [content.header(), content.footer()]) part.catch(() => {}); // `loadShell` reports the failure.
  void marketing.topHeader();
}

async function loadShell(c: AppContext, layout: Layout): Promise<LoadedShell> {
  const { content, session, log } = c.var;
  const { features } = c.var.settings;
  const orNothing = (error: unknown) => {
    log.error("page without header or footer", error);
    return null;
  };
  const notice = layout === "user-guide" ? undefined : takeNotice(c);
  const [header, footer, customer, guard, topHeader, recalls] = await Promise.all([
    content.header().catch(orNothing),
    content.footer().catch(orNothing),
    session.customer(),
    senderProps(c.var, notice?.draft?.stamp),
    layout === "default" ? topHeaderFor(c) : null,
    recentRecalls(c.var),
  ]);
  // An outage tells nothing of the customer, who may be subscribed.
  const isSubscribed = session.loggedIn && (!customer.email || customer.subscribedToNewsletter);
  const isMailed = c.req.query(mailLinkQuery) !== undefined;
  const detected = layout === "default" ? countryToAskIn(c) : undefined;
  const languageWall = layout === "default" ? languageToOfferTo(c) : undefined;
  const rights = shownRights(features);
  return {
    shell: {
      menu: (header ?? fallbackHeader).menu,
      announcement: topHeader ? announcementOf(topHeader) : header?.announcement,
      footer: {
        footer: footer ?? fallbackFooter,
        country: c.var.country,
        delivery: header?.delivery ? deliverySummary(header.delivery, c.var.country) : "",
        rights,
        isShort: session.loggedIn || isMailed,
      },
      ...(features.has("newsletter") &&
        !isSubscribed &&
        !isMailed && { newsletter: { ...guard, draft: notice?.draft?.newsletter } }),
      rights,
      hasGuide: features.has("guide"),
      recalls,
      ...(c.get("match")?.route.key === "rechercher" ? { question: tidyQuestion(c.req.query("q")) } : {}),
      ...(notice ? { notice: { tone: notice.tone, text: notice.text, link: notice.link } } : {}),
      openOrder: openOrderOf(c),
      ...(detected
        ? {
            countryWall: {
              detected,
              chosen: c.var.country,
              terms: deliveryByCountry(header?.delivery ?? null),
            },
          }
        : {}),
      ...(languageWall ? { languageWall } : {}),
      ...(topHeader?.closable ? { topHeader: closableBar(topHeader) } : {}),
      ...(c.var.settings.exitIntent ? {} : { exitIntent: false }),
      account: {
        loggedIn: session.loggedIn,
        ...(customer.firstName ? { firstName: customer.firstName } : {}),
      },
    },
    bodyClass: await bodyClasses(session),
  };
}

/** Never rejects or waits for the API, so a new recall appears on the next page. */
async function recentRecalls(
  services: Services<"configuration" | "content" | "log" | "lotRecalls">,
): Promise<ShownRecall[]> {
  const now = clock.date();
  const recent = (await services.lotRecalls.atHand()).filter((recall) => isRecent(recall, now));
  return recent.length ? shownRecalls(services, recent) : [];
}

function hidesOpenPayment(c: AppContext): boolean {
  const { match } = c.var;
  const { token } = openOrderOf(c) ?? {};
  if (!match || token === undefined) return false;
  return match.params.order === token || match.route.guards.includes("webViewAllowed");
}

/** A top header that can be closed is an island of its own. */
const announcementOf = ({ closable, link, text }: TopHeader): Link | null =>
  closable ? null : { to: link ?? "", name: text };

const closableBar = ({ id, text, link }: ShownTopHeader): ShownTopHeader => ({ id, text, link });

async function bodyClasses(session: Session): Promise<string> {
  const { isSubscriber } = await session.customer();
  if (!session.loggedIn) return "is-anonymous";
  return isSubscriber ? "is-logged is-subscriber" : "is-logged";
}

const fallbackHeader: Header = {
  menu: [
    { name: t("dog"), to: href("chien"), children: [] },
    { name: t("cat"), to: href("chat"), children: [] },
  ],
};

const fallbackFooter: Footer = {
  columns: [],
  legal: [],
  customerService: { phone: "", email: "", hours: "" },
};
