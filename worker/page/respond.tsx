import { assets } from "virtual:client-assets";
import type { ReactNode } from "react";
import { ConsentBarIsland } from "../../client/features/consent/consent-bar.island.tsx";
import { FormOwner } from "../../client/features/forms/form-owner.tsx";
import { PreviewBadge } from "../../client/layouts/preview-badge.tsx";
import type { Shell } from "../../client/layouts/shell.ts";
import type { DocumentData } from "../../client/navigation/document-data.ts";
import { LoadingBar } from "../../client/navigation/loading-bar.tsx";
import type { PageData } from "../../client/page-data.ts";
import { PageLayout } from "../../client/page-layout.tsx";
import { type AnyScreen, loadScreen } from "../../client/screens/screens.ts";
import { withStyles } from "../../engine/document-stream.ts";
import { IslandRenderer } from "../../engine/islands/island-renderer.ts";
import { islandRenderer } from "../../engine/islands/render-islands.tsx";
import { sheetsInTurn } from "../../engine/sheets.ts";
import type { Head } from "../../shared/content/head.ts";
import { errorTitle } from "../../shared/forms/error-title.ts";
import type { Layout } from "../../shared/routes.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import type { AppContext, Services } from "../context.ts";
import { deadlines } from "../upstream/deadline.ts";
import { assetName, documentAssets, filesOf, stylesOf } from "./assets.ts";
import { customerMark } from "./customer-mark.ts";
import { setRetryAfter } from "./error/retry-after.ts";
import { settled, settledByNow } from "./late.ts";
import { forAssistants } from "./markdown/markdown-text.ts";
import { prefersMarkdown } from "./markdown/prefers-markdown.ts";
import type { Page } from "./page.ts";

export async function respondWithPage(c: AppContext, page: Page, layout: Layout): Promise<Response> {
  const { props, screen, markdown, structuredData, shareImage, status = 200, personal = false } = page;
  const { complete, session } = c.var;
  if (status === 503) setRetryAfter(c);
  c.header("Vary", "Cookie, User-Agent, Accept");
  const { noindex, follow, title } = page.head;
  if (noindex) c.header("X-Robots-Tag", follow ? "noindex, follow" : "noindex, nofollow");
  if (markdown && prefersMarkdown(c)) return respondWithMarkdown(c, page.head, markdown());

  const [{ shell, bodyClass }, tracking, Screen, whole] = await Promise.all([
    c.var.loadShell(layout),
    c.var.trackingOf(page),
    loadScreen(screen),
    complete ? settled(props) : Promise.resolve(props),
  ]);
  if (status === 200) c.var.cache.shows(settled(whole));
  const head = { ...page.head, ...(c.var.noticeTaken === "error" && { title: errorTitle(title) }) };
  c.var.deadline.restart(deadlines.late);
  const now = await settledByNow(whole);
  const shown = { screen, props: now, head, layout, ...visitorFields(c.var, layout) } as PageData;
  const customer = customerMark(c.var);
  c.status(status);
  // A customer's own page is not stored, so that going back after a logout does not show it.
  const isOwn = personal || c.var.match?.route.guards.includes("isAuthenticated");
  const isKept = status === 200 && !(isOwn && session.loggedIn);
  c.header("Cache-Control", isKept ? "private, no-cache" : "no-store");
  const answer = await c.render(
    <PageParts page={shown} shell={shell} customer={customer} Screen={Screen} />,
    {
      ...{ screen, head, structuredData, shareImage, bodyClass, customer },
      data: {
        ...dataOf(shell, screen, tracking),
        // A reload after an outage may send the form again.
        ...(c.req.method === "POST" && status < 500 && { answersPost: true }),
      },
    },
  );
  return answer.body ? new Response(styled(answer.body, c.var.secureHeadersNonce ?? ""), answer) : answer;
}

const visitorFields = (
  { asksConsent, hidesOpenPayment, isPreview }: Services<"asksConsent" | "hidesOpenPayment" | "isPreview">,
  layout: Layout,
) => ({
  ...(asksConsent(layout) && { asksConsent: true }),
  ...(hidesOpenPayment() && { hidesOpenPayment: true }),
  ...(isPreview && { isPreview: true as const }),
});

function dataOf(
  { openOrder, hasGuide, countryWall, languageWall, exitIntent, newsletter }: Shell,
  screen: PageData["screen"],
  tracking: PageTracking | undefined,
): DocumentData {
  return {
    build: assets.buildId,
    screen,
    ...(tracking && { tracking }),
    ...(openOrder && { openOrder }),
    ...(hasGuide && { hasGuide }),
    popups: { countryWall, languageWall, exitIntent, newsletter },
  };
}

interface PagePartsProps {
  page: PageData;
  shell: Shell;
  customer: string | undefined;
  Screen: AnyScreen;
}

function PageParts({ page, shell, customer, Screen }: PagePartsProps) {
  const owned = (content: ReactNode) => <FormOwner value={customer}>{content}</FormOwner>;
  return owned(
    <IslandRenderer value={islandRenderer(filesOf, owned)}>
      <LoadingBar />
      {page.isPreview && <PreviewBadge />}
      {page.asksConsent && <ConsentBarIsland />}
      <PageLayout shell={shell} page={page}>
        <Screen {...page.props} />
      </PageLayout>
    </IslandRenderer>,
  );
}

function styled(body: ReadableStream<Uint8Array>, nonce: string): ReadableStream<Uint8Array> {
  const base = documentAssets();
  const written = new Set(base.sheets);
  return withStyles(body, {
    newSheets: sheetsInTurn(),
    render(sheets, isFirst) {
      const { css, files } = stylesOf(sheets, written);
      for (const file of files) written.add(file);
      if (!isFirst) return css && `<style nonce="${nonce}">${css}</style>${nameFiles(files, nonce)}`;
      return `${base.styles}${css}</style>${nameFiles([...base.sheets, ...files], nonce)}<style nonce="${nonce}">`;
    },
  });
}

const nameFiles = (files: readonly string[], nonce: string) =>
  files.length > 0
    ? `<script nonce="${nonce}">(${assets.nameSheets})(${JSON.stringify(files.map(assetName))})</script>`
    : "";

function respondWithMarkdown(c: AppContext, head: Head, markdown: string): Response {
  const { origin } = new URL(c.req.url);
  c.header("Content-Type", "text/markdown; charset=utf-8");
  c.header("Cache-Control", "private, no-cache");
  if (head.canonical) c.header("Link", `<${origin}${head.canonical}>; rel="canonical"`);
  return c.body(`${forAssistants(markdown)}\n`);
}
