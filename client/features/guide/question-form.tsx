import type { FormEvent, ReactNode, RefObject } from "react";
import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import type { guideQuestion } from "../../../shared/guide/guide-questions.ts";
import { translator } from "../../../shared/text/translator.ts";
import { isVisible } from "../../browser/is-visible.ts";
import { PreviousIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./questions.module.css";
import type { AskedQuestions, useQuestions } from "./use-questions.ts";

const t = translator(guideTexts);

export type QuestionsState = Pick<ReturnType<typeof useQuestions>, "errors" | "pending" | "send"> & {
  onEdit: (data: FormData, asked: AskedQuestions) => void;
};

export interface AskingProps extends QuestionsState {
  animal: string;
  kind: AnimalKind;
  form: SmartForm;
  inputs: FormInputs;
  leave: string;
  question: ReturnType<typeof guideQuestion>;
}

interface QuestionFormProps extends QuestionsState {
  asked: AskedQuestions;
  element?: RefObject<HTMLFormElement | null>;
  className: string | undefined;
  back: string;
  place: string;
  children: ReactNode;
}

export function QuestionForm({
  asked,
  errors,
  send,
  element,
  onEdit,
  className,
  back,
  place,
  children,
}: QuestionFormProps) {
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (await send(new FormData(currentTarget, submitter), asked)) return;
    const wrong = [...currentTarget.querySelectorAll<HTMLElement>(firstWrong)];
    wrong.find(isVisible)?.focus();
  }

  return (
    <>
      <form
        ref={element}
        className={className}
        method="post"
        action={asked.action}
        noValidate
        onChange={(event) => onEdit(new FormData(event.currentTarget), asked)}
        onSubmit={(event) => void submit(event)}
      >
        <FormTexts texts={errors.form} />
        {children}
      </form>
      <div className={css.foot}>
        <a className={css.previous} href={back}>
          <PreviousIcon size={18} />
          {t("previous")}
        </a>
        <p role="status">{place}</p>
      </div>
    </>
  );
}

const firstWrong = "[aria-invalid=true], [data-wrong] :is(button, input), [role=alert]";

const FormTexts = ({ texts }: { texts: FormErrors["form"] }) =>
  texts.map((text) => (
    <Notice key={text} tone="error">
      {text}
    </Notice>
  ));
