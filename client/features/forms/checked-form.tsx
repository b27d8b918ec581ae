import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  type FieldErrors,
  get,
  type Resolver,
  type UseFormRegister,
  type UseFormTrigger,
  useForm,
} from "react-hook-form";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import type { FormRules } from "../../../shared/forms/form-rules.ts";
import { type FormValues, inputValues, putValue } from "../../../shared/forms/input-values.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { focusFirstWrong } from "./focus-first-wrong.ts";
import css from "./smart-form.module.css";

const t = translator(formTexts);

export interface FormField {
  /** Name of its input: "city", "shippingAddress.city". */
  path: string;
  label: string;
}

export interface CheckedFields {
  register: UseFormRegister<FormValues>;
  errorAt: (path: string) => string | undefined;
  check: UseFormTrigger<FormValues>;
  pending: boolean;
}

export interface CheckedFormProps {
  id: string;
  /** Address of a page with an action, for a post without scripts. */
  action: string;
  encType?: "multipart/form-data" | undefined;
  fields: readonly FormField[];
  rules: Pick<FormRules, "schema">;
  errors?: FormErrors | undefined;
  /** Sends a valid form; returns the server's errors. */
  onSubmit: (data: FormData) => Promise<FormErrors | undefined>;
  onFirstUse?: (() => void) | undefined;
  children: (form: CheckedFields) => ReactNode;
}

/**
 * A form that is verified before it is sent (spec 4, form). Without scripts it posts to its page. Errors are beside
 * their fields and in a summary, the first invalid field gets the focus; a second submit while one is pending is
 * ignored, and the draft survives every error.
 */
export function CheckedForm({ id, action, fields, rules, onSubmit, children, ...props }: CheckedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const busy = useRef(false);
  const hydrated = useHydrated();
  const [firstErrors] = useState(() => serverErrors(props.errors?.fields ?? {}));

  const resolver: Resolver<FormValues, unknown, unknown> = async (_, context, options) => {
    // Reads the form element itself: it holds text from before hydration, values the browser filled in without an
    // event, and uncontrolled choices. It is also what is sent.
    const values = element.current ? inputValues(dataOf(element.current)) : {};
    // Where the rules do not load (those of telephone numbers, offline) the worker verifies alone.
    return Promise.resolve(zodResolver(rules.schema)(values, context, options)).catch(() => ({
      values,
      errors: {},
    }));
  };
  const { register, handleSubmit, setError, trigger, formState } = useForm<FormValues, unknown, unknown>({
    resolver,
    shouldFocusError: false,
    ...(props.errors ? { errors: firstErrors } : {}),
  });
  const { errors, isSubmitting, submitCount } = formState;
  const [general, setGeneral] = useState<readonly string[]>(props.errors?.form ?? []);

  async function send() {
    if (!element.current) return;
    const found = await onSubmit(new FormData(element.current));
    if (!found) return;
    for (const [path, message] of Object.entries(found.fields)) setError(path, { message: message ?? "" });
    const nothing = found.form.length + Object.keys(found.fields).length === 0;
    setGeneral(nothing ? [t("generic.error")] : found.form);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setGeneral([]);
    await handleSubmit(send)(event).finally(() => {
      busy.current = false;
    });
  }

  // After the errors are rendered.
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(element.current);
  }, [submitCount]);

  const wrong = fields.flatMap(({ path, label }) => {
    const message = errorAt(errors, path);
    return message ? [{ id: fieldId(id, path), label, message }] : [];
  });
  return (
    <form
      ref={element}
      id={id}
      className={css.form}
      method="post"
      action={`${action}#${id}`}
      encType={props.encType}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onFocus={() => {
        if (!used.current) props.onFirstUse?.();
        used.current = true;
      }}
    >
      {general.map((message) => (
        <Notice key={message} tone="error">
          {message}
        </Notice>
      ))}
      {/* A single field shows its error itself. */}
      {wrong.length > 0 && fields.length > 1 && <ErrorSummary wrong={wrong} />}
      {children({
        register,
        errorAt: (path) => errorAt(errors, path),
        check: trigger,
        pending: isSubmitting,
      })}
    </form>
  );
}

function serverErrors(fields: FormErrors["fields"]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const [path, message] of Object.entries(fields)) {
    putValue(errors, path.split("."), { type: "server", message });
  }
  return errors;
}

function errorAt(errors: FieldErrors<FormValues>, path: string): string | undefined {
  const { message }: { message?: unknown } = get(errors, path) ?? {};
  return typeof message === "string" && message ? message : undefined;
}

export const fieldId = (form: string, path: string): string => `${form}-${path}`.replaceAll(".", "-");

/** The data to verify. Browsers give an incomplete date as an empty one: it becomes an invalid date. */
function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.validity.badInput) data.set(input.name, "?");
  }
  return data;
}
