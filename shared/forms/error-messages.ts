import { translator } from "../text/translator.ts";
import type { SmartField, SmartForm } from "./smart-form.ts";
import { formTexts } from "./texts.ts";

const t = translator(formTexts);

export type ErrorParams = Record<string, string | number>;

export type FindText = (key: string, params?: ErrorParams) => string | undefined;

/**
 * Message for an error code: of the field, of the form, then the generic one (spec 5, form schema errors). Keys are
 * translated, other messages shown as they are.
 */
export function messageOf(
  form: SmartForm,
  field: SmartField,
  code: string,
  params: ErrorParams = {},
  find: FindText = () => undefined,
): string {
  const text = (key: string) => find(key, params) ?? t.find(key, params);
  const own = field.errors?.[code] ?? form.errors?.[code];
  return (
    (own === undefined ? undefined : (text(own) ?? own)) ??
    text(`forms.${form.name}.${field.name}.errors.${code}`) ??
    text(code === "phone" ? "forms.phone.error" : `forms.errors.${code}`) ??
    t("generic.error")
  );
}

export const findFormText: FindText = (key, params) => t.find(key, params);
