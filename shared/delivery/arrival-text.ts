import type { ShopCountry } from "../country/country.ts";
import { translator } from "../text/translator.ts";
import { formatDay } from "../time/dates.ts";
import { arrivalTexts } from "./arrival.texts.ts";
import type { Arrival } from "./arrival.ts";

const t = translator(arrivalTexts);

export function arrivalText({ kind, from, to }: Arrival): string {
  if (from === to) return t(`${kind}.day`, { day: formatDay(to) });
  return t(`${kind}.span`, {
    from: from.slice(0, 7) === to.slice(0, 7) ? dayOnly(from) : formatDay(from),
    to: formatDay(to),
  });
}

/** @param before hour of today; null if the whole day counts */
export const conditionText = (before: number | null, to: ShopCountry | null = null): string =>
  [...(to ? [t(`to.${to}`)] : []), before === null ? t("today") : t("before", { hour: before })].join(", ");

const dayOnly = (day: string): string => formatDay(day).split("\u00a0").slice(0, 2).join("\u00a0");
