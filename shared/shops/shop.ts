import type { Image, Seo } from "../content/content.ts";
import type { ShopCountry } from "../country/country.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** One spell of opening, "09:00" to "18:00"; one that closes no later than it opens goes on past midnight, "24:00" is the end of the day. */
export interface Spell {
  opens: string;
  closes: string;
}

/** When a shop is open (spec 3, shop): what it says of the week, and the days that are not like the others. Days are "2026-12-24". */
export interface OpeningHours {
  /** A weekday that is not named is open from 9:00 to 18:00, a Saturday or Sunday closed (spec 9); an empty day is closed. */
  week: Partial<Record<Weekday, Spell[] | null>>;
  /** Days on which it is closed out of turn, the last one included. */
  closings: { from: string; to?: string | null; reason?: string | null }[];
  /** Days on which it is open out of turn: these hours stand in the place of all others. */
  openings: { date: string; spells: Spell[]; reason?: string | null }[];
}

/** What is known of a shop wherever it is named. */
export interface ShopSummary {
  slug: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** Département, province or canton. */
  department: string;
  country: ShopCountry;
  /** Degrees, north and east of nought. */
  latitude: number;
  longitude: number;
  /** As it is written in its country: "04 65 71 00 51". */
  phone?: string | null;
  hours: OpeningHours;
  image?: Image | null;
}

export interface Shop extends ShopSummary {
  email?: string | null;
  intro?: string | null;
  /** Markdown where it comes from the content system, safe HTML once the worker has rendered it. */
  text?: string | null;
  services: { title: string; text?: string | null }[];
  /** How the shop is reached and entered: a sentence each. */
  accessibility: string[];
  advice?: { text: string; author: string; role?: string | null } | null;
  seo?: Seo | null;
}

const trunks: Record<ShopCountry, { code: string; trunk: string }> = {
  FR: { code: "+33", trunk: "0" },
  BE: { code: "+32", trunk: "0" },
  LU: { code: "+352", trunk: "" },
};

/** A national number as telephones take it from anywhere: "04 65 71 00 51" is "+33465710051". */
export function internationalPhone(phone: string, country: ShopCountry): string {
  const digits = phone.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  const { code, trunk } = trunks[country];
  return code + (trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits);
}
