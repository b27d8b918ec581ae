import { translator } from "../text/translator.ts";
import type { SmartField, SmartForm } from "./smart-form.ts";
import { formTexts } from "./texts.ts";

const t = translator(formTexts);

export type ErrorParams = Record<string, string | number>;

export type FindText = (key: string, params?: ErrorParams) => string | undefined;

/** Text of an error code at a field. */
export type FindError = (field: string, code: string, params?: ErrorParams) => string | undefined;

/**
 * Message for an error code: of the field, of the form, then the generic one (spec 5, form schema errors). Keys are
 * translated, other messages shown as they are.
 */
export function messageOf(
  form: SmartForm,
  field: SmartField,
  code: string,
  params: ErrorParams = {},
  find?: FindText,
): string {
  return ownMessage(form, field, code, params, find) ?? t("generic.error");
}

/** Undefined for a code without a text. */
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

/**
 * Texts of a form that has no definition: those of its area, else the generic ones. The last name of
 * "shippingAddress.city" is the field's own.
 *
 * @param find texts of the form's own area
 */
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
