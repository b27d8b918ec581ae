import type { Image } from "../content/content.ts";
import type { Animal } from "./animal.ts";

export interface ShownAnimal extends Pick<Animal, "id" | "kind" | "name"> {
  breed: string | null;
  age: string;
  picture: Image | null;
}
