import { normaliseText } from "../text/typed-text.ts";

/** What a browser's own e-mail field accepts, with a domain of two labels or more. */
export const isEmail = (text: string): boolean =>
  text.length <= 255 &&
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(
    text,
  );

/**
 * As it is shown and read: without what copying brings along (`mailto:`, "Nadia <…>", "E-mail :", spaces beside "@" and
 * ".", special hyphens, the end of a sentence), its domain as it is sent ("exämple.de" is "xn--exmple-cua.de"). Other
 * spaces stay, and are refused.
 */
export function mendedEmail(text: string): string {
  const mended = normaliseText(text)
    .replace(/\s+/g, " ")
    .replace(/ ?([@.]) ?/g, "$1")
    .trim()
    .replace(/^(?:e-?mail|mail|courriel) ?: ?/i, "")
    .replace(/^[^<>@]*<([^<>]*)>[.,;]?$/, "$1")
    .replace(/^(?:"(.*)"|'(.*)'|« ?(.*?) ?»)$/, "$1$2$3")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1")
    .replace(/[.,;]{1,3}$/, "");
  const at = mended.lastIndexOf("@") + 1;
  return mended.slice(0, at) + asciiDomain(mended.slice(at));
}

/** Punycode. What is no domain stays as it was typed. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{Letter}\p{Mark}\p{Decimal_Number}.-]+$/u.test(domain))
    return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
