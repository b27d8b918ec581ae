import { href } from "../routes.ts";

/** Beside the address of a pet: `?modifier=photo`, as the steps of a subscription. */
const photoStep = { name: "modifier", value: "photo" } as const;

/** Where the photo of a pet is chosen, replaced and removed. */
export const photoHref = (animal: number): string =>
  `${href("mon-compte-mes-animaux-animal", { animal: String(animal) })}?${photoStep.name}=${photoStep.value}`;
