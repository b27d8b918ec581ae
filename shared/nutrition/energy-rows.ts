/** FEDIAF Nutritional Guidelines (2024), chapter on energy: kcal a day = factor × kg^exponent. */
export const exponentOf = { dog: 0.75, cat: 0.67 } as const;

export const adultFactor = { dog: 110, cat: 100 } as const;

export const lastMonthOfAdultDog = 84;
export const oldDogFactor = 95;

export const adultDog = {
  band: "dog-adult",
  lastMonth: lastMonthOfAdultDog,
  factor: 110,
  low: 95,
  high: 130,
} as const;

export const dogAges = [
  { band: "dog-young", lastMonth: 35, factor: 130, low: 125, high: 140 },
  adultDog,
  { band: "dog-old", lastMonth: Number.POSITIVE_INFINITY, factor: oldDogFactor, low: 80, high: 120 },
] as const;

export const dogActivities = [
  { activity: "low", step: "low-activity", factor: 95, low: 95, high: 95 },
  { activity: "high", step: "high-activity", factor: 125, low: 125, high: 125 },
  { activity: "very-high", step: "very-high-activity", factor: 162.5, low: 150, high: 175 },
] as const;

/** FEDIAF gives at most 90 to dogs that tend to be overweight; 80 is its lowest figure. */
export const neuteredDog: FactorBand = { factor: 88, low: 80, high: 90 };

export const calmCat = { low: 52, high: 75 } as const;

/** kcal per kg^exponent, or multiples of an adult's need. */
export interface FactorBand {
  factor: number;
  low: number;
  high: number;
}
