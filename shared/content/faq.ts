export interface FaqQuestion {
  slug: string;
  question: string;
  /** Markdown from the content system; safe HTML after the worker rendered it. */
  answer: string;
  keywords: string;
  theme: { slug: string; name: string; intro: string };
}
