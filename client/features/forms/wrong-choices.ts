import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { WrongField } from "./error-summary.tsx";

export interface ClearableField {
  path: string;
  id: string;
  label: string;
  clearedBy: readonly string[];
}

type WrongChoice = ClearableField & WrongField;

export const wrongChoices = (fields: readonly ClearableField[], errors: FormErrors): WrongChoice[] =>
  fields.flatMap((field) => {
    const message = errors.fields[field.path];
    return message ? [{ ...field, message }] : [];
  });

export function mendedBy(target: EventTarget, wrong: readonly WrongChoice[]): string[] {
  if (!(target instanceof HTMLInputElement)) return [];
  return wrong.flatMap(({ clearedBy, path }) => (clearedBy.includes(target.name) ? path : []));
}
