import type { AnimalField } from "../animal/form/animal-form.ts";
import type { GuideStep } from "./guide-steps.ts";

export interface GuideQuestion {
  slug: string;
  step: GuideStep;
  fields: readonly AnimalField[];
  /** First question of those that share a page in a narrow window. */
  page?: string;
}

export const questionQuery = "question";

/** Tells the questions of a posted form: those of a page, or of a whole step in a wide window. */
export const togetherQuery = "ensemble";
export const togetherBy = { page: "page", step: "1" } as const;
export type TogetherBy = keyof typeof togetherBy;

export const guideQuestions = [
  { slug: "nom", step: "profile", fields: ["name", "gender"] },
  { slug: "race", step: "profile", fields: ["breed"] },
  { slug: "age", step: "shape", fields: ["birthday"], page: "age" },
  { slug: "poids", step: "shape", fields: ["weight"], page: "age" },
  { slug: "sterilisation", step: "shape", fields: ["sterilized"], page: "age" },
  { slug: "silhouette", step: "shape", fields: ["condition"] },
  { slug: "activite", step: "shape", fields: ["activity"] },
  { slug: "sante", step: "diet", fields: ["feature", "allergies"] },
  { slug: "alimentation", step: "diet", fields: ["feeds"], page: "alimentation" },
  { slug: "marque", step: "diet", fields: ["kibbleBrand"], page: "alimentation" },
] as const satisfies readonly GuideQuestion[];

export type QuestionSlug = (typeof guideQuestions)[number]["slug"];

export const guideQuestion = (slug: QuestionSlug): (typeof guideQuestions)[number] =>
  questionOf(slug) ?? guideQuestions[0];

export const questionOf = (slug: string | undefined): (typeof guideQuestions)[number] | undefined =>
  guideQuestions.find((question) => question.slug === slug);

export const togetherIn = (value: string | undefined): TogetherBy | undefined =>
  value === togetherBy.step ? "step" : value === togetherBy.page ? "page" : undefined;
