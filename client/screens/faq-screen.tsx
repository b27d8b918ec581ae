import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { FaqQuestion } from "../../shared/content/faq.ts";
import { longestQuery, searchFaq } from "../../shared/content/faq-search.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { FaqFolds, themesOf } from "../features/faq/faq-folds.tsx";
import { FaqThemes } from "../features/faq/faq-themes.tsx";
import { useOpenQuestion } from "../features/faq/use-open-question.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import css from "./faq-screen.module.css";

const t = translator(faqTexts);

export interface FaqScreenProps {
  questions: FaqQuestion[];
  query: string;
  theme?: string;
  open?: string;
  /** An unknown slug of the address. */
  unknown?: string;
}

export function FaqScreen({ questions, query, theme, open, unknown }: FaqScreenProps) {
  const [draft, setDraft, submitDraft] = useDraft(query, questions);
  const form = useRef<HTMLFormElement>(null);
  // Searches for text from before hydration, too.
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) setDraft(field.value);
  }, [setDraft]);
  const deferred = useDeferredValue(draft);
  const searching = deferred.trim() !== "";
  const shown = useMemo(() => {
    if (searching) return searchFaq(questions, deferred);
    return theme ? questions.filter((entry) => entry.theme.slug === theme) : questions;
  }, [questions, deferred, searching, theme]);
  useOpenQuestion(open, questions);
  const themes = themesOf(questions).map((group) => group.theme);
  const name = themes.find(({ slug }) => slug === theme)?.name;

  return (
    <div className={css.page}>
      <Breadcrumb
        label={t("breadcrumb")}
        steps={[
          { name: t("home"), href: href("index") },
          ...(name
            ? [{ name: t("title"), href: href("faq-faqQuery", {}) }, { name }]
            : [{ name: t("title") }]),
        ]}
      />
      <header className={css.head}>
        <h1>{t("title")}</h1>
        <p className={css.lead}>{t("lead")}</p>
        <search>
          <form
            ref={form}
            className={css.search}
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
        <p className={css.count} role="status">
          {searching && (
            <>
              {shown.length > 0 && t("found", { count: shown.length })}{" "}
              {shown.length === 0 && t("none.title")}
            </>
          )}
        </p>
        {unknown && <Notice tone="info">{t("unknown", { query: unknown })}</Notice>}
      </header>
      <div className={css.columns}>
        <FaqThemes themes={themes} current={searching ? undefined : theme} searching={searching} />
        <div className={css.questions}>
          {shown.length > 0 ? (
            <FaqFolds questions={shown} open={open} />
          ) : (
            <EmptyState title={t("none.title")} text={t("none.text")}>
              <ButtonLink href={href("nous-contacter")}>{t("none.contact")}</ButtonLink>
            </EmptyState>
          )}
        </div>
      </div>
      {shown.length > 0 && (
        <aside className={css.more} aria-labelledby="faq-more">
          <h2 id="faq-more">{t("more.title")}</h2>
          <p>{t("more.text")}</p>
          <div className={css.ways}>
            <ButtonLink href={href("nous-contacter")}>{t("none.contact")}</ButtonLink>
          </div>
        </aside>
      )}
    </div>
  );
}

/**
 * Text of the search field: the page's query, then the draft, until another page comes. A page that the field itself
 * requested does not overwrite the draft.
 */
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
