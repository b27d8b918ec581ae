import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useRef, useState } from "react";
import {
  type FieldErrors,
  get,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { replayInput, writeValue } from "../../../engine/islands/replay-input.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import { type FormRules, mendedInput } from "../../../shared/forms/form-rules.ts";
import { type FormValues, putValue, withValue } from "../../../shared/forms/input-values.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type DraftOptions, useDraft } from "./draft/use-draft.ts";
import { Form, type FormField, type FormProps, type FormState } from "./form.tsx";
import { OwnerField } from "./form-owner.tsx";
import css from "./smart-form.module.css";

export interface CheckedFields
  extends FormState,
    Pick<UseFormReturn<FormValues, unknown, unknown>, "register" | "trigger" | "getValues" | "setValue"> {}

export interface CheckedFormProps extends Pick<FormProps, "action" | "encType" | "send" | "errors"> {
  id: string;
  fields: readonly CheckedField[];
  rules: Pick<FormRules, "schema" | "mend">;
  ticked?: FormValues;
  draft?: DraftOptions | undefined;
  children: (form: CheckedFields) => ReactNode;
}

export type CheckedField = Pick<FormField, "path" | "label">;

/** A form whose fields are checked by the worker's rules before they are sent. */
export function CheckedForm({
  id,
  action,
  fields,
  rules,
  ticked,
  draft,
  send,
  children,
  ...props
}: CheckedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, draft);
  const hydrated = useHydrated();
  const [posted] = useState(() => serverErrors(props.errors?.fields ?? {}));
  const library = useForm<FormValues, unknown, unknown>({
    resolver: resolverOf(rules),
    shouldFocusError: false,
    ...(ticked ? { defaultValues: ticked } : {}),
    ...(props.errors ? { errors: posted } : {}),
  });
  const { handleSubmit, setError, formState, ...form } = library;
  const { errors } = formState;
  const errorAt = (path: string) => messageAt(errors, path);

  async function sendChecked(_: FormData, posting: HTMLFormElement) {
    mendTyped(posting, rules.mend);
    replayFilledIn(posting, form.getValues);
    const data = new FormData(posting);
    const sent = await handleSubmit(async () => ({ refused: await send(data, posting) }))();
    if (!sent) return noErrors;
    for (const [path, message = ""] of Object.entries(sent.refused?.fields ?? {})) {
      setError(path, { type: "server", message });
    }
    return sent.refused;
  }

  return (
    <Form
      {...props}
      ref={element}
      id={id}
      className={`stack-5 ${css.form}`}
      action={`${action}#${id}`}
      noValidate={hydrated}
      fields={fields.map((field) => ({ ...field, id: fieldId(id, field.path) }))}
      errorAt={errorAt}
      onBlur={({ target, currentTarget }) => mendTyped(currentTarget, rules.mend, [target])}
      send={sendChecked}
    >
      {({ pending }) => (
        <>
          <OwnerField />
          {children({ ...form, register: keepingRadios(library), errorAt, pending })}
        </>
      )}
    </Form>
  );
}

/** Writes normalized text back on blur and on submit, never while typing. */
function mendTyped(
  form: HTMLFormElement,
  mend: FormRules["mend"],
  controls: Iterable<Element> = form.elements,
): void {
  const inputs = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  for (const control of controls) {
    if (!isTyped(control)) continue;
    const mended = mendedInput(mend, { name: control.name, text: control.value, inputs });
    if (mended !== control.value) writeValue(control, mended);
  }
}

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches("textarea, input:is([type=text], [type=email], [type=tel], :not([type]))");

/** Browsers may autofill without an event, so react-hook-form would submit the former values. */
function replayFilledIn(form: HTMLFormElement, getValues: (name: string) => unknown): void {
  for (const control of form.querySelectorAll<HTMLInputElement>(filledInByBrowsers)) {
    const known = control.name ? getValues(control.name) : undefined;
    if (typeof known === "string" && known !== control.value) replayInput(control);
  }
}

const filledInByBrowsers = "input:not([type=radio], [type=checkbox], [type=file]), textarea, select";

function resolverOf({ schema }: CheckedFormProps["rules"]): Resolver<FormValues, unknown, unknown> {
  return async (values, context, options) =>
    // If the rules cannot be loaded (offline), only the worker validates.
    Promise.resolve(zodResolver(schema)(withIncomplete(values, options), context, options)).catch(() => ({
      values,
      errors: {},
    }));
}

/** Browsers report an incomplete date as empty; it becomes an invalid date instead. */
function withIncomplete(values: FormValues, { names = [], fields }: ResolverOptions<FormValues>): FormValues {
  const isIncomplete = (name: string) => {
    const { ref }: { ref?: unknown } = get(fields, name) ?? {};
    return ref instanceof HTMLInputElement && ref.validity.badInput;
  };
  return names.filter(isIncomplete).reduce((all, name) => withValue(all, name.split("."), "?"), values);
}

/** Registering a radio makes react-hook-form uncheck it, even if it was chosen before hydration. */
function keepingRadios({
  register,
  setValue,
}: UseFormReturn<FormValues, unknown, unknown>): CheckedFields["register"] {
  const choose = (name: string, value: string) => setValue(name, value);
  return (name, options) => {
    const field = register(name, options);
    const ref = (control: unknown) => {
      const isChosen = control instanceof HTMLInputElement && control.type === "radio" && control.checked;
      field.ref(control);
      if (isChosen && !control.checked) choose(name, control.value);
    };
    return { ...field, ref };
  };
}

function serverErrors(fields: FormErrors["fields"]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const [path, message] of Object.entries(fields)) {
    putValue(errors, path.split("."), { type: "server", message });
  }
  return errors;
}

function messageAt(errors: FieldErrors<FormValues>, path: string): string | undefined {
  const { message }: { message?: unknown } = get(errors, path) ?? {};
  return typeof message === "string" && message ? message : undefined;
}

export const fieldId = (form: string, path: string): string => `${form}-${path}`.replaceAll(".", "-");
