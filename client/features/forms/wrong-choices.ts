import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { WrongField } from "./error-summary.tsx";

/** A choice of a plain form, for its error summary. */
export interface ChoiceField {
  path: string;
  id: string;
  label: string;
  /** Names of the inputs whose change clears the error. */
  clearedBy: readonly string[];
}

type WrongChoice = ChoiceField & WrongField;

export const wrongChoices = (fields: readonly ChoiceField[], errors: FormErrors): WrongChoice[] =>
  fields.flatMap((field) => {
    const message = errors.fields[field.path];
    return message ? [{ ...field, message }] : [];
  });

/** Paths of what a change of this control mends. */
export function mendedBy(target: EventTarget, wrong: readonly WrongChoice[]): string[] {
  if (!(target instanceof HTMLInputElement)) return [];
  return wrong.flatMap(({ clearedBy, path }) => (clearedBy.includes(target.name) ? path : []));
}
