import { faqTexts } from "../../../shared/content/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./faq-themes.module.css";

const t = translator(faqTexts);

export interface FaqThemesProps {
  themes: readonly { slug: string; name: string }[];
  current: string | undefined;
  searching: boolean;
}

export function FaqThemes({ themes, current, searching }: FaqThemesProps) {
  return (
    <nav className={css.nav} aria-label={t("themes")} tabIndex={-1}>
      <ul className={`row-2 ${css.themes}`}>
        <li>
          <a href={href("faq-faqQuery", {})} aria-current={current || searching ? undefined : "page"}>
            {t("all")}
          </a>
        </li>
        {themes.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={href("faq-faqQuery", { faqQuery: slug })}
              aria-current={slug === current ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
