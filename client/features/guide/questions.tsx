import { useEffect, useId, useRef, useState } from "react";
import { animalFacts } from "../../../shared/animal/form/animal-form.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import { ageInputs, askedTogether, questionForm } from "../../../shared/guide/guide-answers.ts";
import { guideQuestion } from "../../../shared/guide/guide-questions.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { PageQuestions } from "./page-questions.tsx";
import css from "./questions.module.css";
import { TogetherQuestions } from "./together-questions.tsx";
import { type AskedQuestions, type QuestionsProps, useQuestions } from "./use-questions.ts";
import { useWide } from "./use-wide.ts";

const t = translator(guideTexts);

export function Questions(props: QuestionsProps) {
  const { animal, kind, form, leave, question: slug, missing } = props;
  const { inputs, ...state } = useQuestions(props);
  const isWide = useWide();
  const [entered, setEntered] = useState<{ slug: string; inputs: FormInputs }>();
  const id = useId();
  const question = guideQuestion(slug);
  const together = askedTogether(form, question, "step", missing);
  const onPage = askedTogether(form, question, "page", missing);
  const hasTogether = together.length > 1;
  const { name, gender } = animalFacts(kind, inputs);
  const subject = { name, kind, gender };
  useTitleOf(t(`questions.${slug}`, subject));
  const asking = {
    ...{ animal, kind, form, leave, question, ...state },
    inputs: {
      ...(question.step === "shape" ? ageInputs(inputs, clock.date()) : inputs),
      ...(entered?.slug === slug ? entered.inputs : {}),
    },
    onEdit: (data: FormData, asked: AskedQuestions) => {
      const draft = Object.entries(smartFormRules(questionForm(form, asked)).draft(data));
      setEntered({ slug, inputs: Object.fromEntries(draft.filter(([name]) => data.has(name))) });
    },
  };

  return (
    <div className={`stack-5 ${css.question}`} data-together={hasTogether ? "" : undefined}>
      <h1 id={`${id}-heading`} className="title-m">
        <span className={`stack-5 ${css.one}`}>
          {t(
            onPage.length > 1 && "page" in question ? `pages.${question.page}` : `questions.${slug}`,
            subject,
          )}
        </span>
        {hasTogether && (
          <span className={`stack-5 ${css.several}`}>{t(`together.${question.step}`, subject)}</span>
        )}
      </h1>
      {!(hasTogether && isWide === true) && (
        <div className={`stack-5 ${css.one}`}>
          <PageQuestions
            key={slug}
            {...asking}
            subject={subject}
            asked={onPage}
            headingId={`${id}-heading`}
          />
        </div>
      )}
      {hasTogether && isWide !== false && (
        <div className={`stack-5 ${css.several}`}>
          <TogetherQuestions key={slug} {...asking} subject={subject} together={together} />
        </div>
      )}
    </div>
  );
}

/** The document has the title of the question it was loaded with. */
function useTitleOf(question: string): void {
  const titled = useRef(question);
  useEffect(() => {
    if (titled.current === question) return;
    titled.current = question;
    const { title } = document;
    document.title = question + title.slice(title.lastIndexOf(" | "));
  }, [question]);
}
