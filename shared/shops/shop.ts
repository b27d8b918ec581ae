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

/** Passes midnight if `closes` is not later than `opens`; "24:00" is the end of the day. */
export interface Spell {
  opens: string;
  closes: string;
}

export interface OpeningHours {
  /** A missing weekday means 9:00 to 18:00 (closed on Saturday and Sunday); an empty one is closed. */
  week: Partial<Record<Weekday, Spell[] | null>>;
  closings: { from: string; to?: string | null; reason?: string | null }[];
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
  latitude: number;
  longitude: number;
  phone?: string | null;
  hours: OpeningHours;
  image?: Image | null;
}

export interface Shop extends ShopSummary {
  email?: string | null;
  intro?: string | null;
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

export function internationalPhone(phone: string, country: ShopCountry): string {
  const digits = phone.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  const { code, trunk } = trunks[country];
  return code + (trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits);
}
