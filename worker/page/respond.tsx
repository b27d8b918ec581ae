import { assets } from "virtual:client-assets";
import { encode } from "turbo-stream";
import { App } from "../../client/app.tsx";
import type { FirstPage, PageData } from "../../client/page-data.ts";
import { loadScreen } from "../../client/screens/screens.ts";
import type { Layout } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { isSettled, lateParts, settleLate, settleReady } from "./late.ts";
import type { Page } from "./page.ts";
import { payloadResponse } from "./payload.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { respondWithMarkdown } from "./respond-with-markdown.ts";
import { readPieces, readWhole, Wire } from "./wire.tsx";

/** Answers with a page: its payload to a client navigation, a streamed document to everybody else. */
export async function respondWithPage(c: AppContext, page: Page, layout: Layout): Promise<Response> {
  const {
    props,
    screen,
    head,
    markdown,
    structuredData,
    shareImage,
    written,
    status = 200,
    personal = false,
  } = page;
  const data = { screen, props, head, layout } as PageData;
  const { complete, payload, session } = c.var;
  if (payload) return payloadResponse(c, { page: data, status, personal });
  c.header("Vary", "Cookie, User-Agent, Accept");
  if (head.noindex) c.header("X-Robots-Tag", head.follow ? "noindex, follow" : "noindex, nofollow");
  if (markdown && prefersMarkdown(c)) return respondWithMarkdown(c, head, markdown());
  if (complete) await settleLate(props);

  const [{ frame, shell, bodyClass }, Screen] = await Promise.all([
    c.var.loadShell(layout),
    loadScreen(screen),
  ]);
  if (!complete) await settleReady(props);
  const first: FirstPage = { build: assets.buildId, page: data, shell };
  const whole = lateParts(props).every(isSettled);
  const sent = { ...first, page: { ...data, props: unwritten(props, written) } };
  const piece = whole ? await readWhole(encode(sent)) : await readPieces(encode(sent));
  const nonce = c.get("secureHeadersNonce") ?? "";

  c.status(status);
  // A customer's own page is kept nowhere: going back after the logout must not show it.
  const isKept = status === 200 && !(personal && session.loggedIn);
  c.header("Cache-Control", isKept ? "private, no-cache" : "no-store");
  return c.render(<App first={first} Screen={Screen} frame={frame} />, {
    screen,
    head,
    structuredData,
    shareImage,
    bodyClass,
    wire: piece ? <Wire piece={piece} nonce={nonce} whole={whole} /> : null,
  });
}

/** Props without those that stand in the document. One that is still to come travels, since it may come before its HTML. */
function unwritten(props: object, names: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      if (!names.includes(name)) return [[name, value]];
      if (!(value instanceof Promise)) return [];
      return [[name, isSettled(value) ? value.then((html) => (html === "" ? "" : undefined)) : value]];
    }),
  );
}
