export interface FaqQuestion {
  /** Also the fragment of the question's link. */
  slug: string;
  question: string;
  /** Markdown from the content system; safe HTML after the worker rendered it. */
  answer: string;
  keywords: string;
  theme: { slug: string; name: string; intro: string };
}
