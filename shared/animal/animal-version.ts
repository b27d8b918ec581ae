import { hashOf } from "../hash.ts";
import type { Animal } from "./animal.ts";

/**
 * Hash of what the form shows. The form posts it, so that a change in another tab is noticed. Neither the photo nor the
 * moment of its change is in the form.
 */
export const animalVersion = ({ picture: _, updatedAt: __, ...profile }: Animal): string => hashOf(profile);
