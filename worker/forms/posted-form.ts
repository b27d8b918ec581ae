import type { FormErrors } from "../../shared/api/api-error.ts";
import type { FindText } from "../../shared/forms/form-errors.ts";
import { errorsByPath, smartFormSchema } from "../../shared/forms/form-schema.ts";
import { readFormInputs, readFormValues } from "../../shared/forms/form-values.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";

/** What was posted, judged by the form's own schema. */
export type PostedForm = { inputs: FormInputs } & (
  | { values: Record<string, unknown>; errors?: undefined }
  | { values?: undefined; errors: FormErrors }
);

/** The body of a plain form or of the hydrated page's call, which are the same; undefined where it is no form. */
export async function readBody(c: AppContext): Promise<FormData | undefined> {
  const type = c.req.header("content-type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined;
  return c.req.formData().catch(() => undefined);
}

export async function judgeForm(form: SmartForm, data: FormData, find?: FindText): Promise<PostedForm> {
  const schema = smartFormSchema(form, find ? { find } : {});
  const inputs = readFormInputs(form, data);
  const parsed = await schema.safeParseAsync(readFormValues(form, data));
  return parsed.success
    ? { inputs, values: parsed.data }
    : { inputs, errors: { fields: errorsByPath(parsed.error), form: [] } };
}

/** A field that stands beside those of the definition: a token, a trap. */
export function textField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
