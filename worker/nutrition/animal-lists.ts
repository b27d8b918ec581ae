import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { Services } from "../context.ts";

export const animalListsAtHand = ({
  animalLists,
  log,
}: Services<"animalLists" | "log">): Promise<AnimalLists | null> =>
  animalLists().catch((error: unknown) => {
    log.error("animal lists not known", error);
    return null;
  });
