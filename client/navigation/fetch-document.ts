import { type DocumentData, documentDataId, readDocumentData } from "../document-data.ts";

interface FetchOptions {
  /** "prefetch" shows nothing that is shown once; "exchange" is a visit, and comes with all late parts in place. */
  purpose: "prefetch" | "exchange";
  signal?: AbortSignal;
}

interface FetchedDocument {
  address: string;
  isRedirected: boolean;
  /** Absent without a page of this shop. */
  page?: Document;
}

export async function fetchDocument(
  address: string,
  { purpose, signal }: FetchOptions,
): Promise<FetchedDocument> {
  const answer = await fetch(address, {
    cache: "no-store",
    headers: { Purpose: purpose },
    ...(signal && { signal }),
  });
  // The content security policy of this page applies to that one, too.
  const html = (await answer.text()).replaceAll(/ nonce="[^"]*"/g, ` nonce="${ownNonce()}"`);
  const page = new DOMParser().parseFromString(html, "text/html");
  const isPage = answer.ok && page.getElementById(documentDataId) !== null;
  return { address: answer.url, isRedirected: answer.redirected, ...(isPage && { page }) };
}

/** @throws without a page */
export async function fetchDocumentData(purpose: FetchOptions["purpose"]): Promise<DocumentData> {
  const { page } = await fetchDocument(location.href, { purpose });
  if (!page) throw new Error(`${location.pathname} is no page`);
  return readDocumentData(page);
}

export const ownNonce = (): string => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
