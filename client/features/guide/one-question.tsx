import { useEffect, useId, useRef } from "react";
import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { FormInputs, SmartField, SmartForm } from "../../../shared/forms/smart-form.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import { questionForm } from "../../../shared/guide/guide-answers.ts";
import { draftKey, guideHref, otherAnimalHref } from "../../../shared/guide/guide-href.ts";
import { type guideQuestion, guideQuestions } from "../../../shared/guide/guide-questions.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { AnimalField } from "../animal/form/animal-field.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { plainRegister } from "./plain-register.ts";
import { QuestionForm, type QuestionsState } from "./question-form.tsx";
import css from "./questions.module.css";

const t = translator(guideTexts);

export interface AskingProps extends QuestionsState {
  animal: string;
  kind: AnimalKind;
  form: SmartForm;
  inputs: FormInputs;
  leave: string;
  question: ReturnType<typeof guideQuestion>;
}

interface OneQuestionProps extends AskingProps {
  headingId: string;
}

export function OneQuestion({ animal, kind, form, leave, question, headingId, ...props }: OneQuestionProps) {
  const { inputs, ...state } = props;
  const { errors, pending } = state;
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const { slug } = question;
  const at = guideQuestions.indexOf(question);
  const { fields } = questionForm(form, question);
  const last = fields.at(-1);
  const previous = guideQuestions[at - 1];
  const before = previous ? guideHref(animal, previous.slug) : otherAnimalHref();
  useEffect(() => {
    const own = slug === "race" ? element.current : null;
    const advance = () => queueMicrotask(() => own?.requestSubmit());
    own?.addEventListener("combobox-commit", advance);
    return () => own?.removeEventListener("combobox-commit", advance);
  }, [slug]);

  return (
    <QuestionForm
      {...state}
      asked={{ fields: question.fields, action: guideHref(animal, slug), isTogether: false }}
      element={element}
      className="stack-5"
      back={animal === draftKey ? before : leave}
      place={t("place", { at: at + 1, of: guideQuestions.length })}
    >
      {/* First submit button in the form, so that Enter does not press an answer. */}
      <button type="submit" hidden tabIndex={-1} />
      {fields.map((field) =>
        isPressed(field) ? (
          <AnswerButtons
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            kind={kind}
            chosen={textOf(inputs[field.name])}
            error={errors.fields[field.name]}
            labelledBy={question.fields[0] === field.name ? headingId : undefined}
          />
        ) : (
          <AnimalField
            key={field.name}
            kind={kind}
            field={field}
            id={`${id}-${field.name}`}
            error={errors.fields[field.name]}
            inputs={inputs}
            register={plainRegister}
          />
        ),
      )}
      {last && !isPressed(last) && (
        <Button className={css.submit} pending={pending}>
          {t(pending ? "pending" : "next")}
        </Button>
      )}
    </QuestionForm>
  );
}

const isPressed = ({ name, kind, type }: SmartField) =>
  name !== "breed" && type !== "checkbox" && ["choices", "toggle-boxes", "toggle-buttons"].includes(kind);

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);
