import { BoundedMap } from "../../shared/bounded-map.ts";
import { payloadSuffix } from "../../shared/routes.ts";
import type { Payload } from "../page-data.ts";
import { decodePage } from "./decode-page.ts";

export function payloadUrl(page: URL): URL {
  const url = new URL(page);
  url.pathname += payloadSuffix;
  url.hash = "";
  return url;
}

/** Milliseconds; the max-age of a payload. */
export const reusedFor = 15_000;

/** Decoded, until a navigation takes them. */
const prefetched = new BoundedMap<string, { payload: Payload; until: number }>(8);

/** @throws without a payload */
export async function prefetchPayload(page: URL): Promise<Payload> {
  const url = payloadUrl(page);
  // A prefetch changes nothing: the worker keeps notices and carts.
  const answer = await fetch(url, { headers: { Purpose: "prefetch" } });
  const payload = await readPayload(answer, page.pathname);
  if (/max-age/.test(answer.headers.get("Cache-Control") ?? "")) {
    prefetched.set(url.href, { payload, until: performance.now() + reusedFor });
  }
  return payload;
}

/** After something that all pages depend on. */
export const forgetPrefetched = (): void => prefetched.clear();

/** @throws without a payload: the page is then loaded whole */
export async function fetchPayload(page: URL, signal?: AbortSignal): Promise<Payload> {
  const url = payloadUrl(page);
  const known = prefetched.get(url.href);
  prefetched.delete(url.href);
  if (known && performance.now() < known.until) return known.payload;
  return readPayload(await fetch(url, signal ? { signal } : {}), page.pathname);
}

/** @throws without a payload */
export async function readPayload(answer: Response, path: string): Promise<Payload> {
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const payload = await decodePage<Payload>(answer.body.pipeThrough(new TextDecoderStream()));
  if ("page" in payload) forgiveLateParts(payload.page.props);
  return payload;
}

/** Late parts of an abandoned page may reject without an error. */
function forgiveLateParts(props: object): void {
  for (const part of Object.values(props)) if (part instanceof Promise) part.catch(() => {});
}

/** Pages of this site, except cart links. */
export function hasPayload(url: URL): boolean {
  return (
    url.origin === location.origin &&
    url.pathname.endsWith("/") &&
    !/^\/(_sandbox|api)\//.test(url.pathname) &&
    !url.searchParams.has("variantId") &&
    !url.searchParams.has("variantId[]")
  );
}
