import { Hono } from "hono";
import type { Product } from "../../../shared/product/product.ts";
import type { AppContext, AppEnv } from "../../context.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import { originOf } from "../../page/origin.ts";
import { pictureOf } from "../../page/pictures.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { type Feed, type FeedSurroundings, feedItems } from "./feed-items.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

export const feeds = new Hono<AppEnv>()
  .get("/flux/google.xml", (c) => send(c, googleFeed, only))
  .get("/flux/google/:file{\\d+-sur-\\d+\\.xml}", (c) => send(c, googleFeed, fileIn(c.req.param("file"))))
  .get("/flux/meta.csv", (c) => send(c, metaFeed, only))
  .get("/flux/meta/:file{\\d+-sur-\\d+\\.csv}", (c) => send(c, metaFeed, fileIn(c.req.param("file"))));

/** Pages of a hundred products. Those of the demo take a second or two of processor time. */
const pagesInFile = 25;

/** An address says how many files the merchant fetches, so that the last one knows if products would be missed. */
interface FeedFile {
  number: number;
  of: number;
}

const only: FeedFile = { number: 1, of: 1 };

/** "2-sur-3.xml" */
function fileIn(name: string): FeedFile | undefined {
  const [, number, of] = /^([1-9]\d?)-sur-([1-9]\d?)\./.exec(name) ?? [];
  return number && of && Number(number) <= Number(of)
    ? { number: Number(number), of: Number(of) }
    : undefined;
}

/**
 * Holds only one page of products in memory. A later failure breaks the transfer off, so that nobody takes half a
 * catalogue for the whole.
 */
async function send(c: AppContext, feed: Feed, file: FeedFile | undefined): Promise<Response> {
  if (!file) return c.text("Not Found\n", 404);
  if (!(await withinNetworkLimit(c, "FEED_LIMIT"))) {
    setRetryAfter(c);
    return c.text("Too Many Requests\n", 429);
  }
  const { content, deadline, log } = c.var;
  deadline.restart(deadlines.body);
  try {
    const around: FeedSurroundings = {
      origin: originOf(c.req),
      header: await content.header(),
      pictureOf: (image) => pictureOf(c.var, image),
    };
    const { number, of } = file;
    const pages = content.productPages({
      from: (number - 1) * pagesInFile + 1,
      to: number * pagesInFile,
      isEnd: number === of,
    });
    const first = await pages.next();
    c.header("Cache-Control", "public, max-age=3600");
    c.header("Content-Type", feed.type);
    return c.body(
      stream(feed, around, { first, next: () => pages.next() }, (error) =>
        log.error("feed broken off", error),
      ),
    );
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.error("no feed", error);
    setRetryAfter(c);
    return c.text("Service Unavailable\n", 503);
  }
}

interface Pages {
  first: IteratorResult<Product[], unknown>;
  next: () => Promise<IteratorResult<Product[], unknown>>;
}

function stream(
  feed: Feed,
  around: FeedSurroundings,
  { first, next }: Pages,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page: Promise<IteratorResult<Product[], unknown>> = Promise.resolve(first);
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(feed.start(around.origin))),
    async pull(controller) {
      try {
        const { done, value } = await page;
        if (done) {
          if (feed.end) controller.enqueue(encoder.encode(feed.end));
          return controller.close();
        }
        page = next();
        page.catch(() => {});
        const items = value.flatMap((product) => feedItems(product, around));
        controller.enqueue(encoder.encode(items.map((item) => feed.item(item)).join("")));
      } catch (error) {
        failed(error);
        controller.error(error);
      }
    },
  });
}
