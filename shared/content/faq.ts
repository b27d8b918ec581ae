/** A question of the FAQ. */
export interface FaqQuestion {
  /** Part of the question's own address, and its anchor. */
  slug: string;
  question: string;
  /** Markdown where it comes from the content system, safe HTML once the worker has rendered it. */
  answer: string;
  /** Words that shoppers use and the texts do not. */
  keywords: string;
  theme: { slug: string; name: string; intro: string };
}
