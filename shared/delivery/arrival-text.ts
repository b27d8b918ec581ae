import type { ShopCountry } from "../country/country.ts";
import { translator } from "../text/translator.ts";
import { formatDay } from "../time/dates.ts";
import { arrivalTexts } from "./arrival.texts.ts";
import type { Arrival } from "./arrival.ts";

const t = translator(arrivalTexts);

/** "Chez vous entre mercredi 25 et vendredi 27 novembre" */
export function arrivalText({ kind, from, to }: Arrival): string {
  if (from === to) return t(`${kind}.day`, { day: formatDay(to) });
  return t(`${kind}.span`, {
    from: from.slice(0, 7) === to.slice(0, 7) ? dayOnly(from) : formatDay(from),
    to: formatDay(to),
  });
}

/**
 * Until when those days hold: "en Belgique, si vous commandez avant midi".
 * @param before an hour of today; null where it is all day
 */
export const conditionText = (before: number | null, to: ShopCountry | null = null): string =>
  [...(to ? [t(`to.${to}`)] : []), before === null ? t("today") : t("before", { hour: before })].join(", ");

/** "mercredi 25" */
const dayOnly = (day: string): string => formatDay(day).split(" ").slice(0, 2).join(" ");
