import * as z from "zod/mini";
import { type FaqQuestion, faqQuestionSchema } from "./entries/faq.ts";
import { readFolder } from "./read-content.ts";

const themeSchema = z.object({
  name: z.string(),
  intro: z.string(),
  questions: z.array(z.omit(faqQuestionSchema, { theme: true })),
});

export const faqThemes = readFolder("faq", themeSchema).map(({ name: slug, entry }) => ({ slug, ...entry }));

export const faq: FaqQuestion[] = faqThemes.flatMap(({ slug, name, intro, questions }) =>
  questions.map(({ keywords, ...question }) => ({ keywords, ...question, theme: { slug, name, intro } })),
);
