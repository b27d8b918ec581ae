import { assets } from "virtual:client-assets";
import type { PageData, Payload } from "../../client/page-data.ts";
import type { AppContext } from "../context.ts";
import { assetsOf } from "./assets.ts";
import { encodePage } from "./encode-page.ts";

/** Long enough for Chromium to reuse a prefetched payload, short enough to be true. */
const prefetchedSeconds = 15;

type Answer = { page: PageData; status: number; personal: boolean } | { redirect: string } | { whole: true };

/** The page, or the redirect, as a client navigation reads it: encoded with its late parts in the stream. */
export function payloadResponse(c: AppContext, answer: Answer): Response {
  const build = { build: assets.buildId, loggedIn: c.var.session.loggedIn };
  const payload: Payload =
    "page" in answer
      ? { ...build, sheets: assetsOf(answer.page.screen).sheets, page: answer.page }
      : { ...build, ...answer };
  const keep = "page" in answer && !answer.personal && answer.status === 200;
  c.header("Content-Type", "text/x-turbo-stream; charset=utf-8");
  c.header("Vary", "Cookie");
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", keep ? `private, max-age=${prefetchedSeconds}` : "no-store");
  return c.body(encodePage(payload).pipeThrough(new TextEncoderStream()), 200);
}
