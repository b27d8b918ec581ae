import type { AnimalKind } from "../animal/animal.ts";

export interface OfferedAnimal {
  kind: AnimalKind;
  name: string;
  isComplete: boolean;
  signIn: string | null;
  error?: string | undefined;
  draftName?: string | undefined;
}
