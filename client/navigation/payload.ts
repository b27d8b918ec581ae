import { payloadSuffix } from "../../shared/routes.ts";
import type { Payload } from "../page-data.ts";
import { decodePage } from "./decode-page.ts";

export function payloadUrl(page: URL): URL {
  const url = new URL(page);
  url.pathname += payloadSuffix;
  url.hash = "";
  return url;
}

/** @throws without a payload: the page is then loaded whole */
export async function fetchPayload(page: URL, signal?: AbortSignal): Promise<Payload> {
  const answer = await fetch(payloadUrl(page), signal ? { signal } : {});
  return readPayload(answer, page.pathname);
}

/** @throws where the answer is no payload */
export async function readPayload(answer: Response, path: string): Promise<Payload> {
  if (!answer.ok || !answer.body) throw new Error(`payload of ${path}: ${answer.status}`);
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
