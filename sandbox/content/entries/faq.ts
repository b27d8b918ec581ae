import * as z from "zod/mini";

export const faqQuestionSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  question: z.string(),
  answer: z.string(),
  keywords: z._default(z.string(), ""),
  theme: z.object({ slug: z.string(), name: z.string(), intro: z._default(z.string(), "") }),
});
export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
