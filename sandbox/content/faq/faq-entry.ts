interface FaqEntry {
  slug: string;
  question: string;
  answer: string;
  keywords?: string;
}

export interface FaqTheme {
  slug: string;
  name: string;
  intro: string;
  questions: FaqEntry[];
}
