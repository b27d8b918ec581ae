/** A question as an editor writes it; the answer is Markdown. */
export interface FaqEntry {
  /** The last part of the question’s own address. */
  slug: string;
  question: string;
  answer: string;
  /** Words that shoppers use and neither question nor answer does. */
  keywords?: string;
}

export interface FaqTheme {
  slug: string;
  name: string;
  /** One line under the name. */
  intro: string;
  questions: FaqEntry[];
}
