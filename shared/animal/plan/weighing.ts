import type { AnimalKind } from "../animal.ts";

/** An animal as a weighing mail's link shows it without a login: nothing of its owner. */
export interface Weighing {
  name: string;
  kind: AnimalKind | null;
  /** Last known weight in kilograms, with its day. */
  weight: number | null;
  measuredOn: string | null;
  /** Kilograms that this link has recorded; null until it is used. */
  recorded: number | null;
  nextWeighingOn: string | null;
}
