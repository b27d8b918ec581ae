import type { AnimalKind } from "../animal/animal.ts";
import { href } from "../routes.ts";
import { type QuestionSlug, questionQuery, togetherQuery } from "./guide-questions.ts";

/** Replaces the animal's id in addresses and means the draft of this browser. */
export const draftKey = "nouveau";

export function guideHref(animal: string, question?: QuestionSlug): string {
  const path =
    animal === draftKey ? href("guide-croquettes-nouveau") : href("guide-croquettes-animal", { animal });
  return question ? `${path}?${questionQuery}=${question}` : path;
}

export const togetherHref = (animal: string, question: QuestionSlug): string =>
  `${guideHref(animal, question)}&${togetherQuery}=1`;

export const guideResultHref = (animal: string): string =>
  href("guide-croquettes-animal-recommandations", { animal });

/** Names the kind in an address that answers the first question. */
export const startQuery = "pour";

const starts = { dog: "chien", cat: "chat" } as const satisfies Record<AnimalKind, string>;

export const guideStartHref = (kind: AnimalKind): string =>
  `${guideHref(draftKey)}?${startQuery}=${starts[kind]}`;

export const startedKind = (value: string | null | undefined): AnimalKind | undefined =>
  (["dog", "cat"] as const).find((kind) => starts[kind] === value);

/** Undefined for any other address. */
export const kindOfStart = (address: string): AnimalKind | undefined =>
  (["dog", "cat"] as const).find((kind) => guideStartHref(kind) === address);

/** Keeps a customer with one animal at the entrance, which is skipped otherwise. */
export const otherAnimalQuery = "autre";

export const otherAnimalHref = (): string => `${href("guide-croquettes")}?${otherAnimalQuery}=1`;
