import { hashOf } from "../hash.ts";
import type { Animal } from "./animal.ts";

/** Optimistic concurrency. The photo and `updatedAt` are not in the form, so not in the hash. */
export const animalVersion = ({ picture: _, updatedAt: __, allergies, ...profile }: Animal): string =>
  // An empty list stays out: builds that knew no allergies had the same version.
  hashOf(allergies.length > 0 ? { ...profile, allergies } : profile);
