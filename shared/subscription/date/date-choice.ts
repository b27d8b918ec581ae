import * as z from "zod/mini";
import { departureUpTo } from "../../delivery/departure.ts";
import { type FieldRules, fieldRules } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { formatDay, parseDate } from "../../time/dates.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import type { CustomerSubscription } from "../customer-subscription.ts";
import { type DayRange, isShipmentDay, isWithin, preparationDays, shipmentDays } from "./choosable-days.ts";
import { dateTexts } from "./date.texts.ts";

const t = translator(dateTexts);

const farthest = 155;

/** The planned day always stays available, however far away. */
export function choosableDays(
  { nextShipmentDate, pausedUntil }: Pick<CustomerSubscription, "nextShipmentDate" | "pausedUntil">,
  today: string,
): DayRange {
  const { first, last } = shipmentDays(today, pausedUntil);
  const usual = departureUpTo(dayAfter(first > today ? first : today, farthest - preparationDays));
  const wanted = nextShipmentDate && nextShipmentDate > usual ? nextShipmentDate : usual;
  return { first, last: wanted < last ? wanted : last };
}

export const lastDayOfChanges = (shipment: string): string => dayAfter(shipment, -preparationDays);

export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && parseDate(text) !== undefined;

export interface ChosenDate {
  nextShipmentDate: string;
}

export function dateFields(days: DayRange): FieldRules<ChosenDate> {
  const range = t("date.range", { first: formatDay(days.first), last: formatDay(days.last) });
  const day = z.string(t("date.none")).check(
    z.refine((text) => isDay(text) && isWithin(text, days), { error: range, abort: true }),
    z.refine((text) => isShipmentDay(text, days), t("date.noDeparture")),
  );
  return fieldRules("subscriptionDate", z.object({ nextShipmentDate: day }));
}
