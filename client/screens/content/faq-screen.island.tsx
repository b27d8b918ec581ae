import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import type { FaqAnswer } from "../../../shared/content/faq.ts";
import { longestQuery, searchFaq } from "../../../shared/content/faq-search.ts";
import { faqTexts } from "../../../shared/content/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { FaqFolds, themesOf } from "../../features/faq/faq-folds.tsx";
import { FaqThemes } from "../../features/faq/faq-themes.tsx";
import { useOpenQuestion } from "../../features/faq/use-open-question.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./faq-screen.module.css";

const t = translator(faqTexts);

export interface FaqScreenProps {
  questions: FaqAnswer[];
  query: string;
  theme?: string;
  answered?: FaqAnswer;
}

export function FaqPage({ questions, query, theme, answered }: FaqScreenProps) {
  const [draft, setDraft, submitDraft] = useDraft(query, questions);
  const form = useRef<HTMLFormElement>(null);
  // Also searches for text typed before hydration.
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) setDraft(field.value);
  }, [setDraft]);
  const deferred = useDeferredValue(draft);
  const searching = deferred.trim() !== "";
  const shown = useMemo(() => {
    if (searching) return searchFaq(questions, deferred);
    if (!theme) return questions;
    return questions.filter((entry) => entry.theme.slug === theme && entry.slug !== answered?.slug);
  }, [questions, deferred, searching, theme, answered]);
  useOpenQuestion(questions);
  const themes = themesOf(questions).map((group) => group.theme);
  const current = themes.find(({ slug }) => slug === theme);

  return (
    <div className={`page-width ${css.page}`}>
      <Breadcrumb
        label={t("breadcrumb")}
        steps={[
          { name: t("home"), href: href("index") },
          ...(current
            ? [
                { name: t("title"), href: href("faq-faqQuery", {}) },
                ...(answered
                  ? [
                      { name: current.name, href: href("faq-faqQuery", { faqQuery: current.slug }) },
                      { name: answered.question },
                    ]
                  : [{ name: current.name }]),
              ]
            : [{ name: t("title") }]),
        ]}
      />
      <header className={`stack-4 ${css.head}`}>
        {answered ? (
          <>
            <h1>{answered.question}</h1>
            <div className={css.answer}>
              <RichContent html={answered.answer} />
            </div>
          </>
        ) : (
          <>
            <h1>{current?.name ?? t("title")}</h1>
            <p className="lead">{current?.intro || t("lead")}</p>
          </>
        )}
        <search>
          <form
            ref={form}
            className={`row-3 ${css.search}`}
            action={href("faq-faqQuery", {})}
            onSubmit={submitDraft}
            data-keeps-place
          >
            <TextField
              id="faq-q"
              name="q"
              type="search"
              label={t("search")}
              placeholder={t("placeholder")}
              maxLength={longestQuery}
              autoComplete="off"
              enterKeyHint="search"
              required={false}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Button>{t("submit")}</Button>
          </form>
        </search>
        <p className={`note ${css.count}`} role="status">
          {searching && (
            <>
              {shown.length > 0 && t("found", { count: shown.length })}{" "}
              {shown.length === 0 && t("none.title")}
            </>
          )}
        </p>
      </header>
      <div className={`stack-6 ${css.columns}`}>
        <FaqThemes themes={themes} current={searching ? undefined : theme} searching={searching} />
        <div>
          {shown.length > 0 ? (
            <FaqFolds
              questions={shown}
              title={searching ? undefined : titleOf(answered, theme, shown.length)}
            />
          ) : answered && !searching ? null : (
            <EmptyState title={t("none.title")} text={t("none.text")}>
              <ButtonLink href={href("nous-contacter")}>{t("none.contact")}</ButtonLink>
            </EmptyState>
          )}
        </div>
      </div>
      {shown.length > 0 && (
        <aside className={css.more} aria-labelledby="faq-more">
          <h2 className="title-s" id="faq-more">
            {t("more.title")}
          </h2>
          <p>{t("more.text")}</p>
          <div className="row-3">
            <ButtonLink href={href("nous-contacter")}>{t("none.contact")}</ButtonLink>
          </div>
        </aside>
      )}
    </div>
  );
}

function titleOf(answered: FaqAnswer | undefined, theme: string | undefined, count: number) {
  if (answered) return t("others");
  return theme ? t("count", { count }) : undefined;
}

/** A page that the field itself requested does not overwrite the text typed since. */
function useDraft(query: string, page: unknown) {
  const [draft, setDraft] = useState(query);
  const [since, setSince] = useState(page);
  const [sent, setSent] = useState<string>();
  if (since !== page) {
    setSince(page);
    setSent(undefined);
    if (sent !== query) setDraft(query);
  }
  return [draft, setDraft, () => setSent(draft.trim())] as const;
}

export const FaqScreen = screenIsland(FaqPage);
