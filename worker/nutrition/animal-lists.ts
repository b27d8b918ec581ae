import { type AnimalLists, animalListNames } from "../../shared/animal/animal-lists.ts";
import type { AppContext } from "../context.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { animalListSchema } from "../upstream/ecommerce/animal/animal-lists.ts";

/** Requested without the customer's token, so that all visitors share the cached answer. */
export async function animalLists(c: AppContext): Promise<AnimalLists> {
  const { cache, configuration, log } = c.var;
  const source = { profile: "animalList", schema: animalListSchema } as const;
  const { animalList } = ecommerceService(c.env, configuration, { log });
  const read = animalListNames.map(async (name) => {
    const choices = await cache.read(source, `${configuration.channelCode} ${name}`, () => animalList(name));
    return [name, choices ?? []] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as AnimalLists;
}

export const animalListsAtHand = (c: AppContext): Promise<AnimalLists | null> =>
  animalLists(c).catch((error: unknown) => {
    c.var.log.error("animal lists not known", error);
    return null;
  });
