import type { AnimalKind } from "../animal/animal.ts";

/** The draft of this browser, which its visitor may add to the account. */
export interface OfferedAnimal {
  kind: AnimalKind;
  /** Empty where the guide was answered without one. */
  name: string;
  /** No question of the guide is left. */
  isComplete: boolean;
  /** Of the login, and back to the result; null for somebody logged in. */
  signIn: string | null;
  /** Why it was not added. */
  error?: string | undefined;
  /** Of a form that was refused. */
  draftName?: string | undefined;
}
