import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";

/**
 * Adds an animal once: one of the same name, kind and birthday is the same, whatever else is said of it.
 *
 * @throws UpstreamError where it is not added; what `unsure` makes of the error where nobody knows
 */
export async function addOnce(
  ecommerce: Pick<AppContext["var"]["ecommerce"], "animals" | "addAnimal">,
  facts: AnimalFacts,
  unsure: (cause: unknown) => Error,
): Promise<{ animal: Animal; isNew: boolean }> {
  const same = async () => (await ecommerce.animals()).find((animal) => isSame(animal, facts));
  const there = await same();
  if (there) return { animal: there, isNew: false };
  try {
    return { animal: await ecommerce.addAnimal(facts), isNew: true };
  } catch (error) {
    if (!(error instanceof UpstreamError && error.isDoubtful)) throw error;
    const found = await same().catch((cause: unknown) => {
      throw unsure(cause);
    });
    if (!found) throw error.mayStillRun ? unsure(error) : error;
    return { animal: found, isNew: true };
  }
}

const isSame = (animal: Animal, { kind, name, birthday }: AnimalFacts): boolean =>
  animal.kind === kind && animal.name.trim() === name && animal.birthday === birthday;
