import type { FaqAnswer } from "../../../shared/content/faq.ts";
import { faqTexts } from "../../../shared/content/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import fold from "../../ui/fold.module.css";
import { RichContent } from "../../ui/rich-content.tsx";
import css from "./faq.module.css";

const t = translator(faqTexts);

export interface FaqFoldsProps {
  questions: readonly FaqAnswer[];
  title: string | undefined;
}

export function FaqFolds({ questions, title }: FaqFoldsProps) {
  return themesOf(questions).map(({ theme, entries }) => (
    <section key={theme.slug} className={css.theme} aria-labelledby={`theme-${theme.slug}`}>
      <h2 className="title-s" id={`theme-${theme.slug}`}>
        {title ?? theme.name}
      </h2>
      {!title && theme.intro && <p className={css.intro}>{theme.intro}</p>}
      <div className={css.folds}>
        {entries.map((entry) => (
          <FaqFold key={entry.slug} entry={entry} />
        ))}
      </div>
    </section>
  ));
}

/** The anchor is inside the answer, because browsers open a fold around the target of the hash. */
function FaqFold({ entry }: { entry: FaqAnswer }) {
  const { slug, question, answer } = entry;
  return (
    <details className={fold.fold}>
      <summary className={`${fold.head} ${css.question}`}>
        <h3>{question}</h3>
      </summary>
      <div className={css.answer} id={slug}>
        <RichContent html={answer} />
        <p className={`note ${css.link}`}>
          <a href={href("faq-faqQuery", { faqQuery: slug })} aria-label={t("linkTo", { question })}>
            {t("link")}
          </a>
        </p>
      </div>
    </details>
  );
}

export function themesOf(questions: readonly FaqAnswer[]) {
  const themes = new Map<string, { theme: FaqAnswer["theme"]; entries: FaqAnswer[] }>();
  for (const entry of questions) {
    const group = themes.get(entry.theme.slug) ?? { theme: entry.theme, entries: [] };
    group.entries.push(entry);
    themes.set(entry.theme.slug, group);
  }
  return [...themes.values()];
}
