import { hashOf } from "../hash.ts";
import type { Animal } from "./animal.ts";

/** Optimistic concurrency. The photo and `updatedAt` are not in the form, so not in the hash. */
export const animalVersion = ({ picture: _, updatedAt: __, ...profile }: Animal): string => hashOf(profile);
