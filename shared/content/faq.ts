import type { SanitizedHtml } from "./sanitized-html.ts";

export interface FaqQuestion {
  slug: string;
  question: string;
  /** Markdown. */
  answer: string;
  keywords: string;
  theme: { slug: string; name: string; intro: string };
}

export type FaqAnswer = FaqQuestion & { answer: SanitizedHtml };
