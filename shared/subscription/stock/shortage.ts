import { dayAfter } from "../../time/wall-clock.ts";
import type { DayRange } from "../date/choosable-days.ts";
import type { StockAtHome } from "./stock-at-home.ts";
import { effectOf, type Road } from "./stock-days.ts";

export interface FoodForecast {
  today: string;
  /** First day without a full ration if no later parcel came. */
  runsOutOn: string;
  isRough: boolean;
  road: Road;
}

export interface Shortage {
  /** `today` of the forecast if nothing is left. */
  on: string;
  arrives: string;
  days: number;
}

/** @param after `"parcel"` if the next parcel leaves whatever the customer chooses */
export function forecastOf(
  { today, bowls, sureness }: Pick<StockAtHome, "today" | "bowls" | "sureness">,
  { road, after }: { road: Road; after: "today" | "parcel" },
): FoodForecast | null {
  const ends = bowls.flatMap(({ runsOutOn, withNext }) => (after === "parcel" ? withNext : runsOutOn) ?? []);
  const [runsOutOn] = ends.toSorted();
  return runsOutOn === undefined ? null : { today, runsOutOn, isRough: sureness === "rough", road };
}

/** Null if a parcel that leaves on this day comes in time. */
export function shortageOf({ runsOutOn, road }: FoodForecast, leavesOn: string): Shortage | null {
  const { arrives, daysLeft } = effectOf(leavesOn, runsOutOn, { road });
  return daysLeft < 0 ? { on: runsOutOn, arrives, days: -daysLeft } : null;
}

/** Null if every choice is in time, or none. @param leaves the parcel's departure if this day is chosen */
export function lastDayInTime(
  food: FoodForecast,
  { first, last }: DayRange,
  leaves: (day: string) => string = (day) => day,
): string | null {
  if (!shortageOf(food, leaves(last))) return null;
  let day = last;
  while (day >= first && shortageOf(food, leaves(day))) day = dayAfter(day, -1);
  return day >= first ? day : null;
}
