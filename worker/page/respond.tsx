import { assets } from "virtual:client-assets";
import type { ReactElement } from "react";
import { App } from "../../client/app.tsx";
import type { DocumentData } from "../../client/document-data.ts";
import { loadIslands } from "../../client/islands/island.tsx";
import type { FirstPage, PageData } from "../../client/page-data.ts";
import { loadScreen } from "../../client/screens/screens.ts";
import type { Head } from "../../shared/content/head.ts";
import type { Layout } from "../../shared/routes.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import type { AppContext } from "../context.ts";
import { deadlines } from "../upstream/deadline.ts";
import { encodePage } from "./encode-page.ts";
import { isWhole, settled, settledByNow } from "./late.ts";
import { openPaymentStrip } from "./layout-parts.tsx";
import { forAssistants } from "./markdown-text.ts";
import type { Page } from "./page.ts";
import { payloadResponse } from "./payload.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { isDocument, respondWithDocument } from "./respond-document.tsx";
import { setRetryAfter } from "./retry-after.ts";
import { withoutStaticHtml } from "./static-html.ts";
import { readPieces, readWhole, Wire } from "./wire.tsx";

/** Answers with a page: its payload to a client navigation, a streamed document to everybody else. */
export async function respondWithPage(c: AppContext, page: Page, layout: Layout): Promise<Response> {
  const { props, screen, head, markdown, structuredData, shareImage, status = 200, personal = false } = page;
  const { complete, payload, session } = c.var;
  if (status === 503) setRetryAfter(c);
  if (payload) {
    if (isDocument(c)) return payloadResponse(c, { whole: true });
    const tracking = await c.var.trackingOf(page);
    c.var.deadline.restart(deadlines.late);
    const { openOrder } = session;
    const shown = {
      ...{ screen, props, head, layout, ...visitorFields(c, layout, tracking) },
      ...(openOrder === undefined ? {} : { openPayment: openPaymentStrip(openOrder) }),
    } as PageData;
    return payloadResponse(c, { page: shown, status, personal });
  }
  c.header("Vary", "Cookie, User-Agent, Accept");
  if (head.noindex) c.header("X-Robots-Tag", head.follow ? "noindex, follow" : "noindex, nofollow");
  if (markdown && prefersMarkdown(c)) return respondWithMarkdown(c, head, markdown());

  const [{ shell, bodyClass }, tracking, Screen, whole] = await Promise.all([
    c.var.loadShell(layout),
    c.var.trackingOf(page),
    loadScreen(screen),
    complete ? settled(props) : Promise.resolve(props),
  ]);
  await loadIslands();
  c.var.deadline.restart(deadlines.late);
  const now = await settledByNow(whole);
  const shown = { screen, props: now, head, layout, ...visitorFields(c, layout, tracking) } as PageData;
  const nonce = c.get("secureHeadersNonce") ?? "";
  c.status(status);
  // A customer's own page is kept nowhere: going back after the logout must not show it.
  const isKept = status === 200 && !(personal && session.loggedIn);
  c.header("Cache-Control", isKept ? "private, no-cache" : "no-store");
  const about = { screen, head, structuredData, shareImage, bodyClass };
  if (isDocument(c)) {
    const render = (app: ReactElement, data: DocumentData) => c.render(app, { ...about, wire: null, data });
    return respondWithDocument(c, { page: shown, shell, render });
  }
  const first: FirstPage = { build: assets.buildId, page: shown, shell };
  const isAll = isWhole(shown.props);
  const sent = encodePage(withoutStaticHtml(first));
  const piece = isAll ? await readWhole(sent) : await readPieces(sent);
  return c.render(<App first={first} Screen={Screen} />, {
    ...about,
    wire: piece ? <Wire piece={piece} nonce={nonce} whole={isAll} /> : null,
  });
}

const visitorFields = (c: AppContext, layout: Layout, tracking: PageTracking | undefined) => ({
  ...(tracking && { tracking }),
  ...(c.var.asksConsent(layout) && { asksConsent: true }),
  ...(c.var.hidesOpenPayment() && { hidesOpenPayment: true }),
});

/** Same address and status as the page; the canonical address names the source. */
function respondWithMarkdown(c: AppContext, head: Head, markdown: string): Response {
  const { origin } = new URL(c.req.url);
  c.header("Content-Type", "text/markdown; charset=utf-8");
  c.header("Cache-Control", "private, no-cache");
  if (head.canonical) c.header("Link", `<${origin}${head.canonical}>; rel="canonical"`);
  return c.body(`${forAssistants(markdown)}\n`);
}
