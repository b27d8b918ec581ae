import type { Image } from "../content/content.ts";
import type { Animal } from "./animal.ts";

/** In lists and beside names. */
export interface ShownAnimal extends Pick<Animal, "id" | "kind" | "name"> {
  /** Its label; null where unknown. */
  breed: string | null;
  /** "3 ans"; empty where unknown. */
  age: string;
  picture: Image | null;
}
