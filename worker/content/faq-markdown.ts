import type { FaqQuestion } from "../../shared/content/faq.ts";
import { href } from "../../shared/routes.ts";
import { heading, link, parts, plain, prose } from "../page/markdown/markdown-text.ts";

export function faqMarkdown(title: string, questions: readonly FaqQuestion[], origin: string): string {
  const themes = Map.groupBy(questions, ({ theme }) => theme.slug);
  return parts(
    heading(1, title),
    ...[...themes.values()].flatMap((own) => [
      ...own.slice(0, 1).map(({ theme }) => parts(heading(2, theme.name), theme.intro && plain(theme.intro))),
      ...own.map(({ slug, question, answer }) =>
        parts(
          `### ${link(question, href("faq-faqQuery", { faqQuery: slug }), origin)}`,
          prose(answer, { origin, shift: 3 }),
        ),
      ),
    ]),
  );
}

export function answerMarkdown({ question, answer }: FaqQuestion, origin: string): string {
  return parts(heading(1, question), prose(answer, { origin, shift: 1 }));
}
