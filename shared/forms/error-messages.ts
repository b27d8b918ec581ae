import { translator } from "../text/translator.ts";
import type { SmartField, SmartForm } from "./smart-form.ts";
import { formTexts } from "./texts.ts";

const t = translator(formTexts);

export type ErrorParams = Record<string, string | number>;

export type FindText = (key: string, params?: ErrorParams) => string | undefined;

export type FindError = (field: string, code: string, params?: ErrorParams) => string | undefined;

/** Tries the field, the form and the generic texts, in this order. */
export function messageOf(
  form: SmartForm,
  field: SmartField,
  code: string,
  params: ErrorParams = {},
  find?: FindText,
): string {
  return ownMessage(form, field, code, params, find) ?? t("generic.error");
}

export function ownMessage(
  form: SmartForm,
  field: SmartField,
  code: string,
  params: ErrorParams = {},
  find: FindText = () => undefined,
): string | undefined {
  const own = field.errors?.[code] ?? form.errors?.[code];
  if (own !== undefined) return find(own, params) ?? t.find(own, params) ?? own;
  return errorsOf(form.name, find)(field.name, code, params);
}

export const errorsOf =
  (form: string, find: FindText = () => undefined): FindError =>
  (field, code, params = {}) => {
    const text = (key: string) => find(key, params) ?? t.find(key, params);
    const own = field.slice(field.lastIndexOf(".") + 1);
    return (
      text(`forms.${form}.${field}.errors.${code}`) ??
      text(`forms.${form}.${own}.errors.${code}`) ??
      text(code === "phone" ? "forms.phone.error" : `forms.errors.${code}`)
    );
  };
