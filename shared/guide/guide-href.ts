import { href } from "../routes.ts";
import {
  type QuestionSlug,
  questionQuery,
  type TogetherBy,
  togetherBy,
  togetherQuery,
} from "./guide-questions.ts";

/** Replaces the animal's id in addresses and means the draft of this browser. */
export const draftKey = "nouveau";

export function guideHref(animal: string, question?: QuestionSlug): string {
  const path =
    animal === draftKey ? href("guide-croquettes-nouveau") : href("guide-croquettes-animal", { animal });
  return question ? `${path}?${questionQuery}=${question}` : path;
}

export const togetherHref = (animal: string, question: QuestionSlug, by: TogetherBy): string =>
  `${guideHref(animal, question)}&${togetherQuery}=${togetherBy[by]}`;

export const guideResultHref = (animal: string): string =>
  href("guide-croquettes-animal-recommandations", { animal });

/** Keeps a customer with one animal at the entrance, which is skipped otherwise. */
export const otherAnimalQuery = "autre";

export const otherAnimalHref = (): string => `${href("guide-croquettes")}?${otherAnimalQuery}=1`;
