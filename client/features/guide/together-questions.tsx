import { useId } from "react";
import type { SmartField } from "../../../shared/forms/smart-form.ts";
import { type GuideAnimal, guideTexts } from "../../../shared/guide/guide.texts.ts";
import { questionForm } from "../../../shared/guide/guide-answers.ts";
import { draftKey, guideHref, otherAnimalHref, togetherHref } from "../../../shared/guide/guide-href.ts";
import { guideQuestions } from "../../../shared/guide/guide-questions.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { AnimalField } from "../animal/form/animal-field.tsx";
import { plainRegister } from "./plain-register.ts";
import { type AskingProps, QuestionForm } from "./question-form.tsx";
import css from "./questions.module.css";

const t = translator(guideTexts);

interface TogetherQuestionsProps extends AskingProps {
  subject: GuideAnimal;
  together: readonly AskingProps["question"][];
}

export function TogetherQuestions({
  animal,
  kind,
  form,
  leave,
  question,
  subject,
  together,
  ...props
}: TogetherQuestionsProps) {
  const { inputs, ...state } = props;
  const { errors, pending } = state;
  const id = useId();
  const [from, to] = [together.at(0), together.at(-1)].map((one) =>
    one ? guideQuestions.indexOf(one) + 1 : 0,
  );
  const previous = guideQuestions[guideQuestions.findIndex(({ step }) => step === question.step) - 1];
  const before = guideQuestions.find(({ step }) => step === previous?.step);
  return (
    <QuestionForm
      {...state}
      asked={{
        fields: together.flatMap(({ fields }) => fields),
        action: togetherHref(animal, question.slug, "step"),
      }}
      className={css.together}
      back={animal !== draftKey ? leave : before ? guideHref(animal, before.slug) : otherAnimalHref()}
      place={t("places", { from: from ?? 0, to: to ?? 0, of: guideQuestions.length })}
    >
      {together.flatMap((one) =>
        questionForm(form, one).fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <AnimalField
              kind={kind}
              field={amongOthers(field, one.slug, subject)}
              id={`${id}-${field.name}`}
              error={errors.fields[field.name]}
              inputs={inputs}
              register={plainRegister}
            />
          </div>
        )),
      )}
      <Button className={css.submit} pending={pending}>
        {t(pending ? "pending" : "next")}
      </Button>
    </QuestionForm>
  );
}

export function amongOthers(
  field: SmartField,
  slug: AskingProps["question"]["slug"],
  subject: GuideAnimal,
): SmartField {
  switch (field.name) {
    case "name":
    case "gender":
      return field;
    case "allergies":
      return { ...field, label: t("fields.alsoAllergies"), hint: undefined };
    case "weight":
      return { ...field, label: t("fields.weight", subject) };
    case "feature":
    case "kibbleBrand":
      return {
        ...field,
        label: t(`questions.${slug}`, subject),
        kind: "toggle-boxes",
        type: "radio",
        hint: undefined,
      };
    case "feeds":
      return { ...field, label: t(`questions.${slug}`, subject), hint: t("fields.feeds") };
    default:
      return { ...field, label: t(`questions.${slug}`, subject) };
  }
}
