export type MenuFrequency = 3 | 7;
export const menuFrequencies = [3, 7] as const satisfies readonly MenuFrequency[];

/** Grams a day; `alone` is for days without wet food. */
export interface MenuRations {
  frequency: MenuFrequency;
  kibble: { mixed: number; alone: number };
  wet: readonly WetRation[];
}

export interface WetRation {
  sku: string;
  ration: number;
  perWeek: number;
  unit: number | null;
}

export interface Meal {
  kibble: number;
  wet: number;
}

export interface DayPlan {
  day: number;
  kibble: number;
  wet: { sku: string; grams: number } | null;
  meals: Meal[];
}

export function weekPlan({ frequency, kibble, wet }: MenuRations, meals: number): DayPlan[] {
  const wetDays = frequency === 3 ? [0, 2, 4] : [0, 1, 2, 3, 4, 5, 6];
  const turns = turnsOf(wet, wetDays.length);
  return Array.from({ length: 7 }, (_, day) => {
    const recipe = turns[wetDays.indexOf(day)];
    if (!recipe) return dayPlan(day, Math.round(kibble.alone), null, meals);
    return dayPlan(day, Math.round(kibble.mixed), recipe, meals);
  });
}

function dayPlan(day: number, kibble: number, recipe: WetRation | null, meals: number): DayPlan {
  const grams = recipe ? Math.round(recipe.ration) : 0;
  const wet = recipe ? wetByMeal(grams, recipe.unit, meals) : [];
  return {
    day,
    kibble,
    wet: recipe && { sku: recipe.sku, grams },
    meals: inParts(kibble, meals).map((part, place) => ({ kibble: part, wet: wet[place] ?? 0 })),
  };
}

function turnsOf(wet: readonly WetRation[], days: number): WetRation[] {
  const left = wet.map((recipe) => ({ recipe, days: recipe.perWeek }));
  const turns: WetRation[] = [];
  while (turns.length < days) {
    const open = left.filter((one) => one.days > 0);
    const fresh = open.filter(({ recipe }) => recipe !== turns.at(-1));
    const [next] = (fresh.length > 0 ? fresh : open).toSorted((one, other) => other.days - one.days);
    if (!next) break;
    next.days -= 1;
    turns.push(next.recipe);
  }
  return turns;
}

function wetByMeal(grams: number, unit: number | null, meals: number): number[] {
  const isShared = meals > 1 && unit !== null && grams >= unit;
  const [first = 0, last = 0] = isShared ? inParts(grams, 2) : [0, grams];
  if (meals === 1) return [grams];
  return Array.from({ length: meals }, (_, meal) => (meal === 0 ? first : meal === meals - 1 ? last : 0));
}

function inParts(grams: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, part) => Math.floor((grams + parts - 1 - part) / parts));
}

export interface WeeklyGrams {
  eaten: number;
  wasted: number;
}

export function weeklyGrams(
  plan: readonly DayPlan[],
  kibble: string,
  unitOf: (sku: string) => number | null,
): Map<string, WeeklyGrams> {
  const eaten = new Map<string, number>([[kibble, 0]]);
  const add = (sku: string, more: number) => eaten.set(sku, (eaten.get(sku) ?? 0) + more);
  for (const day of plan) {
    add(kibble, day.kibble);
    if (day.wet) add(day.wet.sku, day.wet.grams);
  }
  return new Map(
    Array.from(eaten, ([sku, grams]) => {
      const unit = unitOf(sku);
      return [sku, { eaten: grams, wasted: unit ? Math.max(0, openedIn(plan, sku, unit) - grams) : 0 }];
    }),
  );
}

/** Grams in the pouches or tins opened in a week. Leftovers keep for the next day only. */
function openedIn(plan: readonly DayPlan[], sku: string, unit: number): number {
  let [opened, left] = [0, 0];
  // Averages two weeks: with half a pouch a day, the first one opens one more pouch than the second.
  for (const day of [...plan, ...plan]) {
    const wanted = day.wet?.sku === sku ? day.wet.grams : 0;
    const more = Math.max(0, Math.ceil((wanted - left) / unit - roundedGrams)) * unit;
    opened += more;
    left = more > 0 ? Math.max(0, left + more - wanted) : 0;
  }
  return Math.round(opened / 2);
}

/** Tolerance as a share of a pouch, because half a pouch is rounded to whole grams. */
const roundedGrams = 0.05;

export function energyOfDay(
  { kibble, wet }: Pick<DayPlan, "kibble" | "wet">,
  energyOf: { kibble: number; wet: (sku: string) => number },
): number {
  return (kibble * energyOf.kibble + (wet ? wet.grams * energyOf.wet(wet.sku) : 0)) / 100;
}
