import * as z from "zod/mini";

/** A question of the FAQ, as the content system holds it (contracts 2, `b2c-faq`). */
export const faqQuestionSchema = z.object({
  /** Part of the question's own address, and its anchor. */
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  question: z.string(),
  /** Markdown. */
  answer: z.string(),
  /** Words that shoppers use and the texts do not. */
  keywords: z._default(z.string(), ""),
  theme: z.object({ slug: z.string(), name: z.string(), intro: z._default(z.string(), "") }),
});
export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
