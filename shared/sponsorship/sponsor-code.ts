import { href } from "../routes.ts";

export const isSponsorCode = (text: string): boolean => /^[\w~.-]{1,64}$/.test(text);

export const sponsorQuery = "parrain";

export const sponsorHref = (code: string): string =>
  `${href("mon-compte-bienvenue")}?${sponsorQuery}=${encodeURIComponent(code)}`;
