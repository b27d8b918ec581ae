import type { Animal } from "../../shared/animal/animal.ts";
import type { AppContext } from "../context.ts";

export function ownAnimalsOnce(c: AppContext): Promise<Animal[]> {
  const known = c.get("animalsRead");
  if (known) return known;
  const animals = c.var.ecommerce.animals();
  c.set("animalsRead", animals);
  return animals;
}
