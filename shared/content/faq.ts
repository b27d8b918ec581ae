export interface FaqQuestion {
  /** Also its anchor. */
  slug: string;
  question: string;
  /** Markdown from the content system, safe HTML once the worker rendered it. */
  answer: string;
  /** Search words that the texts do not contain. */
  keywords: string;
  theme: { slug: string; name: string; intro: string };
}
