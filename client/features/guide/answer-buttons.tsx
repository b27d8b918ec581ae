import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { SmartField } from "../../../shared/forms/smart-form.ts";
import field from "../../ui/field.module.css";
import { BodyPicture } from "../animal/form/body-picture.tsx";
import css from "./answer-buttons.module.css";

export interface AnswerButtonsProps {
  field: SmartField;
  id: string;
  kind: AnimalKind;
  chosen: string | undefined;
  error: string | undefined;
  labelledBy?: string | undefined;
}

export function AnswerButtons({ field: own, id, kind, chosen, error, labelledBy }: AnswerButtonsProps) {
  const isPictured = own.name === "condition";
  return (
    <fieldset className="stack-2" aria-labelledby={labelledBy ?? `${id}-label`}>
      {!labelledBy && (
        <p className="small strong" id={`${id}-label`}>
          {own.label}
        </p>
      )}
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <div
        className={isPictured ? `${css.answers} ${css.pictured}` : css.answers}
        data-wrong={error ? "" : undefined}
      >
        {own.choices?.map(({ value, label, description }) => (
          <button
            key={value}
            type="submit"
            className={css.answer}
            name={own.name}
            value={value}
            aria-pressed={chosen === value}
            aria-describedby={
              [error && `${id}-error`, isPictured && `${id}-${value}`].filter(Boolean).join(" ") || undefined
            }
          >
            {isPictured && <BodyPicture kind={kind} level={value} />}
            <span>
              <span className="strong block">{label}</span>
              {description && !isPictured && (
                <span className={`note block ${css.description}`}>{description}</span>
              )}
            </span>
          </button>
        ))}
      </div>
      {isPictured && (
        <ul className={`stack-2 small ${css.legend}`}>
          {own.choices?.map(({ value, label, description }) => (
            <li key={value}>
              <strong>{label}</strong>
              {"\u00a0: "}
              <span id={`${id}-${value}`}>{description}</span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
