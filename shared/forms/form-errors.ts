import { translator } from "../text/translator.ts";
import { pathOf, type SmartField, type SmartForm } from "./smart-form.ts";
import { formTexts } from "./texts.ts";

const t = translator(formTexts);

export type ErrorParams = Record<string, string | number>;

/** The text of a key, undefined where there is none; `t.find` of any area's translator is one. */
export type FindText = (key: string, params?: ErrorParams) => string | undefined;

/**
 * What is said of a wrong field, by code: the definition's own message, then that of the form's field, then the generic
 * one (spec 5, form schema errors). A message is translated where it is a key, else shown as it is.
 */
export function messageOf(
  form: SmartForm,
  field: SmartField,
  code: string,
  params: ErrorParams = {},
  find: FindText = () => undefined,
): string {
  const text = (key: string) => find(key, params) ?? t.find(key, params);
  const own = field.Errors[code] ?? form.Errors[code];
  return (
    (own === undefined ? undefined : (text(own) ?? own)) ??
    text(`forms.${form.Name}.${pathOf(field)}.errors.${code}`) ??
    text(code === "phone" ? "forms.phone.error" : `forms.errors.${code}`) ??
    t("generic.error")
  );
}

/** The texts of all forms, for what a server says by key or code. */
export const findFormText: FindText = (key, params) => t.find(key, params);
