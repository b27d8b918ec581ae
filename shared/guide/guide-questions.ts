import type { AnimalField } from "../animal/form/animal-form.ts";
import type { GuideStep } from "./guide-steps.ts";

export interface GuideQuestion {
  slug: string;
  step: GuideStep;
  fields: readonly AnimalField[];
}

export const questionQuery = "question";

export const togetherQuery = "ensemble";

export const guideQuestions = [
  { slug: "nom", step: "profile", fields: ["name", "gender"] },
  { slug: "race", step: "profile", fields: ["breed"] },
  { slug: "age", step: "shape", fields: ["birthday"] },
  { slug: "poids", step: "shape", fields: ["weight"] },
  { slug: "sterilisation", step: "shape", fields: ["sterilized"] },
  { slug: "silhouette", step: "shape", fields: ["condition"] },
  { slug: "activite", step: "shape", fields: ["activity"] },
  { slug: "sante", step: "diet", fields: ["feature"] },
  { slug: "alimentation", step: "diet", fields: ["feeds"] },
  { slug: "marque", step: "diet", fields: ["kibbleBrand"] },
] as const satisfies readonly GuideQuestion[];

export type QuestionSlug = (typeof guideQuestions)[number]["slug"];

export const guideQuestion = (slug: QuestionSlug): (typeof guideQuestions)[number] =>
  questionOf(slug) ?? guideQuestions[0];

export const questionOf = (slug: string | undefined): (typeof guideQuestions)[number] | undefined =>
  guideQuestions.find((question) => question.slug === slug);
