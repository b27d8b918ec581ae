import { hashOf } from "../hash.ts";
import type { Animal } from "./animal.ts";

/**
 * Posted with the form to detect a change from another tab. Leaves out the photo and `updatedAt`, which the
 * form does not show.
 */
export const animalVersion = ({ picture: _, updatedAt: __, ...profile }: Animal): string => hashOf(profile);
