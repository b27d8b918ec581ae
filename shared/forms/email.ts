import { parseUrl } from "../parse-url.ts";
import { normaliseText } from "../text/typed-text.ts";

export const isEmail = (text: string): boolean =>
  text.length <= 255 &&
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i.test(
    text,
  );

/** Complete, but for accents before the "@". */
export const isAccentedEmail = (text: string): boolean =>
  !isEmail(text) && isEmail(text.normalize("NFD").replace(/\p{Mark}/gu, ""));

/** Cleans up a pasted address (`mailto:`, "Nadia <…>"); encodes the domain as punycode. */
export function mendedEmail(text: string): string {
  const mended = normaliseText(text)
    .replace(/\s+/g, " ")
    .replaceAll("。", ".")
    .replace(/ ?([@.]) ?/g, "$1")
    .trim()
    .replace(/^(?:adresse )?(?:e-?mail|mail|mél|courriel) ?: ?/i, "")
    .replace(/^[^<>@]*<([^<>]*)>?[.,;]?$/, "$1")
    .replace(/^(?:"(.*)"|'(.*)'|« ?(.*?) ?»|\((.*)\)|\[(.*)\])$/, "$1$2$3$4$5")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1")
    .replace(/[.,;]{1,3}$/, "");
  const at = mended.lastIndexOf("@") + 1;
  if (at === 0) return mended;
  return mended.slice(0, at) + asciiDomain(mended.slice(at));
}

const longestDomain = 253;

function asciiDomain(domain: string): string {
  // Punycode takes quadratic time.
  if (
    domain.length > longestDomain ||
    !/[^\p{ASCII}]/u.test(domain) ||
    !/^[\p{Letter}\p{Mark}\p{Decimal_Number}.-]+$/u.test(domain)
  )
    return domain;
  return parseUrl(`http://${domain}`)?.hostname ?? domain;
}
