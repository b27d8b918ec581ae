import type { Animal, AnimalFacts, AnimalPicture } from "../../shared/animal/animal.ts";
import type { AppContext, Services } from "../context.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { written } from "../upstream/write-outcome.ts";
import { differingFacts } from "./differing-facts.ts";

type Ecommerce = AppContext["var"]["ecommerce"];

/** Idempotent: compares name, kind and birthday. @throws the error of `unsure` if the write is in doubt */
export async function addOnce(
  ecommerce: Pick<Ecommerce, "animals" | "addAnimal">,
  facts: AnimalFacts,
  unsure: (cause: unknown) => Error,
): Promise<{ animal: Animal; isNew: boolean }> {
  const same = async () => (await ecommerce.animals()).find((animal) => isAnimal(animal, facts)) ?? null;
  const there = await same();
  if (there) return { animal: there, isNew: false };
  const animal = await written<Animal | null>({
    name: "new animal",
    send: () => ecommerce.addAnimal(facts),
    read: same,
    isDone: (added) => added !== null && isAnimal(added, facts),
  }).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful ? unsure(error) : error;
  });
  if (!animal) throw new Error("an animal that is added is known");
  return { animal, isNew: true };
}

const isAnimal = (animal: Animal, { kind, name, birthday }: AnimalFacts): boolean =>
  animal.kind === kind && animal.name.trim() === name && animal.birthday === birthday;

/** @throws UpstreamError, doubtful if the change may have been saved */
export const changeFacts = (
  { ecommerce }: Services<"ecommerce">,
  id: number,
  facts: Partial<AnimalFacts>,
): Promise<Animal> =>
  written({
    name: "change of an animal",
    send: () => ecommerce.changeAnimal(id, facts),
    read: () => ecommerce.animal(id),
    isDone: (animal) => animal.id === id && differingFacts(animal, facts).length === 0,
  });

export const changePicture = (
  { ecommerce }: Services<"ecommerce">,
  id: number,
  picture: AnimalPicture | null,
): Promise<Animal> =>
  written({
    name: "photo of an animal",
    send: () => ecommerce.changeAnimal(id, { picture }),
    read: () => ecommerce.animal(id),
    isDone: (animal) => animal.id === id && (animal.picture?.url ?? null) === (picture?.url ?? null),
  });

/** An animal that is already gone counts as removed. @throws UpstreamError, doubtful if it may be removed */
export const removeAnimal = async (
  services: Services<"ecommerce">,
  id: number,
  reason: string,
): Promise<void> => {
  const { ecommerce } = services;
  await written<"there" | "gone">({
    name: "removal of an animal",
    send: () =>
      ecommerce.removeAnimal(id, reason).then(
        () => undefined,
        (error: unknown) => goneIfAbsent(error),
      ),
    read: () => ecommerce.animal(id).then(() => "there", goneIfAbsent),
    isDone: (state) => state === "gone",
  });
};

function goneIfAbsent(error: unknown): "gone" {
  if (error instanceof UpstreamError && error.status === 404) return "gone";
  throw error;
}
