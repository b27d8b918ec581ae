import { translator } from "../../text/translator.ts";
import { formatDay } from "../../time/dates.ts";
import { shortageTexts } from "./shortage.texts.ts";
import { type FoodForecast, shortageOf } from "./shortage.ts";

const t = translator(shortageTexts);

/** Food that a rhythm lacks between the next parcel and the one after it. Null if it comes in time, or if nobody knows. */
export function secondParcelText(food: FoodForecast | null, leavesOn: string): string | null {
  const shortage = food && shortageOf(food, leavesOn);
  if (!shortage) return null;
  const { on, days } = shortage;
  return t(food.isRough ? "secondRough" : "second", { day: formatDay(on), count: days });
}

/** Null if a parcel that leaves on this day comes in time, or if nobody knows. */
export function shortageText(food: FoodForecast | null, leavesOn: string): string | null {
  const shortage = food && shortageOf(food, leavesOn);
  if (!shortage) return null;
  const { on, arrives, days } = shortage;
  return on === food.today
    ? t("empty", { arrives: formatDay(arrives) })
    : t(food.isRough ? "rough" : "short", { day: formatDay(on), count: days });
}
