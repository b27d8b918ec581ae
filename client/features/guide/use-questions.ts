import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import { parseForm } from "../../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import {
  type AskedFields,
  questionForm,
  readAnswers,
  withAnswer,
} from "../../../shared/guide/guide-answers.ts";
import { draftKey, guideHref, guideResultHref } from "../../../shared/guide/guide-href.ts";
import { type QuestionSlug, questionOf, questionQuery } from "../../../shared/guide/guide-questions.ts";
import { goTo } from "../../navigation/go-to.ts";
import { addScreenSteps } from "../../navigation/screen-steps.ts";
import { stepShown } from "../../visit/step-shown.ts";
import { sendForm } from "../forms/send-form.ts";
import { keepDraft } from "./keep-draft.ts";

export interface QuestionsProps {
  animal: string;
  kind: AnimalKind;
  form: SmartForm;
  inputs: FormInputs;
  missing?: readonly QuestionSlug[];
  question: QuestionSlug;
  errors?: FormErrors | undefined;
  leave: string;
  onQuestion: (question: QuestionSlug) => void;
}

export interface AskedQuestions extends AskedFields {
  action: string;
}

/** Draft answers stay in the browser; answers about an animal of the account are posted one by one. */
export function useQuestions({ animal, kind, form, onQuestion, ...first }: QuestionsProps) {
  const isDraft = animal === draftKey;
  const [ofDraft, setInputs] = useState(first.inputs);
  const inputs = isDraft ? ofDraft : first.inputs;
  const [errors, setErrors] = useState(first.errors ?? noErrors);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (!isDraft) return;
    const path = guideHref(animal);
    return addScreenSteps(({ pathname, searchParams }) => {
      const question = pathname === path && questionOf(searchParams.get(questionQuery) ?? undefined);
      if (!question) return null;
      return () => {
        flushSync(() => {
          onQuestion(question.slug);
          setErrors(noErrors);
        });
        stepShown({
          event: { name: "guide_step", data: { guide: "croquettes", step: question.slug } },
          query: { [questionQuery]: question.slug },
        });
      };
    });
  }, [animal, isDraft, onQuestion]);

  async function answer(data: FormData, asked: AskedQuestions): Promise<FormErrors | undefined> {
    const rules = smartFormRules(questionForm(form, asked));
    const { errors: wrong } = await parseForm(rules, data);
    if (wrong) return wrong;
    if (!isDraft) return sendForm(asked.action, data);
    const next = await withAnswer(form, asked, { before: inputs, posted: rules.draft(data) });
    keepDraft({ kind, inputs: next });
    setInputs(next);
    setErrors(noErrors);
    const [following] = (await readAnswers(form, next)).missing;
    await goTo(following ? guideHref(animal, following) : guideResultHref(animal));
    return undefined;
  }

  async function send(data: FormData, asked: AskedQuestions): Promise<boolean> {
    if (pending) return true;
    setPending(true);
    const wrong = await answer(data, asked).finally(() => setPending(false));
    if (wrong) flushSync(() => setErrors(wrong));
    return !wrong;
  }

  return { inputs, errors, pending, send };
}
