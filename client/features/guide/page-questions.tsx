import { useEffect, useId, useRef } from "react";
import type { SmartField } from "../../../shared/forms/smart-form.ts";
import { type GuideAnimal, guideTexts } from "../../../shared/guide/guide.texts.ts";
import { questionForm } from "../../../shared/guide/guide-answers.ts";
import { draftKey, guideHref, otherAnimalHref, togetherHref } from "../../../shared/guide/guide-href.ts";
import { guideQuestions } from "../../../shared/guide/guide-questions.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { AnimalField } from "../animal/form/animal-field.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { plainRegister } from "./plain-register.ts";
import { type AskingProps, QuestionForm } from "./question-form.tsx";
import css from "./questions.module.css";
import { amongOthers } from "./together-questions.tsx";

const t = translator(guideTexts);

interface PageQuestionsProps extends AskingProps {
  subject: GuideAnimal;
  asked: readonly AskingProps["question"][];
  headingId: string;
}

/** One question, or a few short ones, which the last answer sends. */
export function PageQuestions({
  animal,
  kind,
  form,
  leave,
  question,
  subject,
  asked,
  headingId,
  ...props
}: PageQuestionsProps) {
  const { inputs, ...state } = props;
  const { errors, pending } = state;
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const { slug } = question;
  const isSeveral = asked.length > 1;
  const from = guideQuestions.indexOf(asked[0] ?? question);
  const shown = asked.flatMap((one) => {
    const own = questionForm(form, one).fields;
    if (!isSeveral) return own;
    return own.map((field) =>
      field.name === "feeds" ? field : { ...field, label: amongOthers(field, one.slug, subject).label },
    );
  });
  // A pressed answer sends the form, so what is ticked or typed comes first.
  const fields = shown.toSorted((one, other) => Number(isPressed(one)) - Number(isPressed(other)));
  const last = fields.at(-1);
  const previous = guideQuestions[from - 1];
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
      asked={{
        fields: asked.flatMap((one) => one.fields),
        action: isSeveral ? togetherHref(animal, slug, "page") : guideHref(animal, slug),
      }}
      element={element}
      className="stack-5"
      back={animal === draftKey ? before : leave}
      place={
        isSeveral
          ? t("places", { from: from + 1, to: from + asked.length, of: guideQuestions.length })
          : t("place", { at: from + 1, of: guideQuestions.length })
      }
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
            labelledBy={!isSeveral && question.fields[0] === field.name ? headingId : undefined}
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
