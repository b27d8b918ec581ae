import { href } from "../../routes.ts";

const photoStep = { name: "modifier", value: "photo" } as const;

export const photoHref = (animal: number): string =>
  `${href("mon-compte-mes-animaux-animal", { animal: String(animal) })}?${photoStep.name}=${photoStep.value}`;
