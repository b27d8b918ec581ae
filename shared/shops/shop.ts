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

/** "09:00" to "18:00"; it passes midnight where it closes no later than it opens; "24:00" is the end of the day. */
export interface Spell {
  opens: string;
  closes: string;
}

/** Spec 3, shop. Days are "2026-12-24". */
export interface OpeningHours {
  /** Missing weekdays are 9:00 to 18:00, Saturday and Sunday closed (spec 9); an empty day is closed. */
  week: Partial<Record<Weekday, Spell[] | null>>;
  /** Exceptional closings, last day included. */
  closings: { from: string; to?: string | null; reason?: string | null }[];
  /** Exceptional openings: these hours replace all others. */
  openings: { date: string; spells: Spell[]; reason?: string | null }[];
}

export interface ShopSummary {
  slug: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  department: string;
  country: ShopCountry;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** National format: "04 65 71 00 51". */
  phone?: string | null;
  hours: OpeningHours;
  image?: Image | null;
}

export interface Shop extends ShopSummary {
  email?: string | null;
  intro?: string | null;
  /** Markdown from the content system, safe HTML once the worker rendered it. */
  text?: string | null;
  services: { title: string; text?: string | null }[];
  accessibility: string[];
  advice?: { text: string; author: string; role?: string | null } | null;
  seo?: Seo | null;
}

const trunks: Record<ShopCountry, { code: string; trunk: string }> = {
  FR: { code: "+33", trunk: "0" },
  BE: { code: "+32", trunk: "0" },
  LU: { code: "+352", trunk: "" },
};

/** "04 65 71 00 51" is "+33465710051". */
export function internationalPhone(phone: string, country: ShopCountry): string {
  const digits = phone.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  const { code, trunk } = trunks[country];
  return code + (trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits);
}
