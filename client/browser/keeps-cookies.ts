import { attempt } from "./attempt.ts";

/** Sets and removes a trial cookie: WebKit reports `cookieEnabled` even if it stores none. */
export function keepsCookies(): boolean {
  if (navigator.cookieEnabled === false) return false;
  return attempt(trial) ?? true;
}

function trial(): boolean {
  const name = "essai";
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser.
  document.cookie = `${name}=1; Path=/; SameSite=Lax`;
  const isKept = document.cookie.includes(`${name}=1`);
  document.cookie = `${name}=; Path=/; Max-Age=0`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isKept;
}
