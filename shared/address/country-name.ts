import { onFirstUse } from "../on-first-use.ts";
import { locale } from "../text/translator.ts";

const names = onFirstUse(() => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }));

/** A code that is not one of ISO 3166 is its own name. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
