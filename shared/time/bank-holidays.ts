import type { ShopCountry } from "../country/country.ts";

export type HolidayName =
  | "newYear"
  | "goodFriday"
  | "easterMonday"
  | "labourDay"
  | "victoryDay"
  | "europeDay"
  | "ascension"
  | "whitMonday"
  | "luxembourgDay"
  | "bastilleDay"
  | "belgiumDay"
  | "assumption"
  | "allSaints"
  | "armistice"
  | "christmas"
  | "boxingDay";

export interface HolidayPlace {
  country: ShopCountry;
  postcode: string;
}

/** Alsace and Moselle have two more (C. trav. L3134-13); Luxembourg has 9 May since 2019. */
export function bankHolidayOf(date: string, place: HolidayPlace): HolidayName | undefined {
  const year = Number(date.slice(0, 4));
  const fixed = holidaysOf(place);
  const easter = easterOf(year);
  const sinceEaster = Math.round((Date.parse(`${date}T00:00:00Z`) - easter) / day);
  const movable = movables[sinceEaster];
  if (movable && fixed.movable.includes(movable)) return movable;
  return fixed.days[date.slice(5)];
}

function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

const day = 86_400_000;

const movables: Record<number, HolidayName | undefined> = {
  [-2]: "goodFriday",
  1: "easterMonday",
  39: "ascension",
  50: "whitMonday",
};

interface Holidays {
  movable: readonly HolidayName[];
  days: Record<string, HolidayName | undefined>;
}

const everywhere: readonly HolidayName[] = ["easterMonday", "ascension", "whitMonday"];

const common: Holidays["days"] = {
  "01-01": "newYear",
  "05-01": "labourDay",
  "08-15": "assumption",
  "11-01": "allSaints",
  "12-25": "christmas",
};

const inFrance: Holidays = {
  movable: everywhere,
  days: { ...common, "05-08": "victoryDay", "07-14": "bastilleDay", "11-11": "armistice" },
};

const inAlsaceMoselle: Holidays = {
  movable: [...everywhere, "goodFriday"],
  days: { ...inFrance.days, "12-26": "boxingDay" },
};

const inBelgium: Holidays = {
  movable: everywhere,
  days: { ...common, "07-21": "belgiumDay", "11-11": "armistice" },
};

const inLuxembourg: Holidays = {
  movable: everywhere,
  days: { ...common, "05-09": "europeDay", "06-23": "luxembourgDay", "12-26": "boxingDay" },
};

function holidaysOf({ country, postcode }: HolidayPlace): Holidays {
  if (country === "BE") return inBelgium;
  if (country === "LU") return inLuxembourg;
  return /^(57|67|68)/.test(postcode) ? inAlsaceMoselle : inFrance;
}
