import { href } from "../routes.ts";

/** Whatever the service draws (readings, tokens). */
export const isSponsorCode = (text: string): boolean => /^[\w~.-]{1,64}$/.test(text);

/** In the address that a sponsor passes on. */
export const sponsorQuery = "parrain";

export const sponsorHref = (code: string): string =>
  `${href("mon-compte-bienvenue")}?${sponsorQuery}=${encodeURIComponent(code)}`;
