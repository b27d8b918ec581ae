import { catDryGrainFree } from "./cat-dry-grain-free.ts";
import { catDryKitten } from "./cat-dry-kitten.ts";
import { catDrySenior } from "./cat-dry-senior.ts";
import { catDrySensitive } from "./cat-dry-sensitive.ts";
import { catDrySterilised } from "./cat-dry-sterilised.ts";
import { catDrySterilisedFish } from "./cat-dry-sterilised-fish.ts";
import type { ProductEntry } from "./product-entry.ts";

/** Listings keep this order, so the most popular category comes first. */
export const catDryNeeds: ProductEntry[] = [
  ...catDrySterilised,
  ...catDrySterilisedFish,
  ...catDryKitten,
  ...catDrySenior,
  ...catDrySensitive,
  ...catDryGrainFree,
];
