export interface FaqEntry {
  slug: string;
  question: string;
  answer: string;
  /** Words of shoppers that neither question nor answer has. */
  keywords?: string;
}

export interface FaqTheme {
  slug: string;
  name: string;
  intro: string;
  questions: FaqEntry[];
}
