import { type DocumentData, documentDataId, readDocumentData } from "./document-data.ts";

interface FetchOptions {
  /** "prefetch" consumes no one-time notices; "exchange" counts as a visit and waits for all late parts. */
  purpose: "prefetch" | "exchange";
  signal?: AbortSignal;
}

interface FetchedDocument {
  address: string;
  isRedirected: boolean;
  isOk: boolean;
  /** Undefined without document data, as on the plain error page. */
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
  // This document's content security policy also applies to the fetched page's scripts and styles.
  const html = (await answer.text()).replaceAll(/ nonce="[^"]*"/g, ` nonce="${ownNonce()}"`);
  const page = new DOMParser().parseFromString(html, "text/html");
  const isPage = page.getElementById(documentDataId) !== null;
  return { address: answer.url, isRedirected: answer.redirected, isOk: answer.ok, ...(isPage && { page }) };
}

export async function fetchDocumentData(purpose: FetchOptions["purpose"]): Promise<DocumentData> {
  const { page } = await fetchDocument(location.href, { purpose });
  if (!page) throw new Error(`${location.pathname} is no page`);
  return readDocumentData(page);
}

export const ownNonce = (): string => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
