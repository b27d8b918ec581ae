import type { Animal, AnimalFacts } from "../../../shared/animal/animal.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import type { Services } from "../../context.ts";

const forVet: ReadonlySet<string> = new Set(["pathology", "overweight"]);

/** True if only a vet should choose the food; null if unknown. Never rejects. */
export async function vetDecides(
  { animalLists, content, log }: Services<"animalLists" | "content" | "log">,
  { kind, feature, ...animal }: Animal,
): Promise<boolean | null> {
  if (!kind || feature === null) return false;
  const facts: AnimalFacts = { ...animal, kind, feature };
  return content.advice({ animal: facts, kind: "food" }).then(
    (answer) => "none" in answer && forVet.has(answer.none),
    async (error: unknown) => {
      log.error("advice of a vet not known", error);
      const lists = await animalLists().catch((): Pick<AnimalLists, "features"> => ({ features: [] }));
      return lists.features.some(({ ref, code }) => ref === feature && code === "none") ? false : null;
    },
  );
}
