import type { Animal } from "../../../shared/animal/animal.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import type { AppContext, Services } from "../../context.ts";
import { animalId, ownAnimal } from "../../nutrition/own-animal.ts";
import type { Loader } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalDownPage, animalPage } from "./animal-page.ts";
import { startParts } from "./started-parts.ts";

export const loadAnimal: Loader<"mon-compte-mes-animaux-animal"> = async (c, { animal: named }) => {
  const id = animalId(c.req, named);
  void c.var.session.customer();
  const started = startParts(c, id);
  try {
    const [animal, lists] = await Promise.all([ownAnimal(c, named), listsOrNone(c.var)]);
    return await animalPage(c, animal, { lists, started });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("animal not shown", error);
    return animalDownPage(c.var, id);
  }
};

export const pageOfAnimal = async (c: AppContext, animal: Animal, shown: Parameters<typeof animalPage>[3]) =>
  animalPage(c, animal, { lists: await listsOrNone(c.var), started: startParts(c, animal.id) }, shown);

const listsOrNone = ({ animalLists, log }: Services<"animalLists" | "log">): Promise<AnimalLists | null> =>
  animalLists().catch((error: unknown) => {
    log.error("choices of animals not known", error);
    return null;
  });
