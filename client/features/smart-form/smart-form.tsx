import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import type { FormErrors } from "../../../shared/api-error.ts";
import type { FindText } from "../../../shared/form-errors.ts";
import { smartFormSchema } from "../../../shared/form-schema.ts";
import { readFormValues } from "../../../shared/form-values.ts";
import { formTexts } from "../../../shared/i18n/forms.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import {
  type SmartForm as Definition,
  type FormInputs,
  hasFile,
  pathOf,
} from "../../../shared/smart-form.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Notice } from "../../ui/notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { errorAt, nestedErrors } from "./field-errors.ts";
import { SmartField } from "./smart-field.tsx";
import css from "./smart-form.module.css";

const t = translator(formTexts);

export interface SmartFormProps {
  /** As the content system defines it. */
  form: Definition;
  /** Where it is posted without scripts: the address of a page that has an action. */
  action: string;
  labels: { submit: string; pending: string };
  /** What stands in it at first, or what was typed when it comes back. */
  inputs?: FormInputs | undefined;
  /** What was wrong with it when it was posted without scripts. */
  errors?: FormErrors | undefined;
  /** Texts of the form's own area, asked before those of all forms. */
  find?: FindText;
  /** Sends what was found good; answers what the server finds wrong with it. */
  onSubmit: (data: FormData) => Promise<FormErrors | undefined>;
  /** Somebody begins to fill it in. */
  onFirstUse?: () => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/**
 * A form from its definition (spec 3 and 4). Without scripts it is a plain form that posts to its page; with them the
 * same schema judges it before it is sent. Errors stand beside their fields and in a summary, the first wrong field has
 * the focus; a second submit while one is under way is ignored.
 */
export function SmartForm({
  form,
  action,
  labels,
  inputs = {},
  onSubmit,
  children,
  ...props
}: SmartFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const busy = useRef(false);
  const hydrated = useHydrated();
  const { find } = props;
  const schema = useMemo(() => smartFormSchema(form, find ? { find } : {}), [form, find]);
  const [firstErrors] = useState(() => props.errors && nestedErrors(props.errors.fields));

  // What the schema judges is what stands in the form element, read as the worker reads it.
  const resolver: Resolver = (_, context, options) =>
    zodResolver(schema)(
      element.current ? readFormValues(form, new FormData(element.current)) : {},
      context,
      options,
    );
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    shouldFocusError: false,
    ...(firstErrors ? { errors: firstErrors as FieldErrors } : {}),
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

  // An attempt is over and what it found is on the screen.
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(element.current);
  }, [submitCount]);

  const wrong = form.Fields.flatMap((field) => {
    const message = errorAt(errors, pathOf(field));
    return message ? [{ id: idOf(form, pathOf(field)), label: field.Label, message }] : [];
  });
  return (
    <form
      ref={element}
      id={idOf(form)}
      className={css.form}
      method="post"
      action={`${action}#${idOf(form)}`}
      encType={hasFile(form) ? "multipart/form-data" : undefined}
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
      {wrong.length > 0 && <ErrorSummary wrong={wrong} />}
      {form.Fields.map((field) => (
        <SmartField
          key={field.Name}
          field={field}
          id={idOf(form, pathOf(field))}
          error={errorAt(errors, pathOf(field))}
          inputs={inputs}
          register={register}
        />
      ))}
      {children}
      <Button className={css.submit} pending={isSubmitting}>
        {isSubmitting ? labels.pending : labels.submit}
      </Button>
    </form>
  );
}

/** The id of a form, or of one of its fields, in the page. */
function idOf({ Name }: Definition, path = ""): string {
  return [`form-${Name}`, path].filter(Boolean).join("-").replaceAll(".", "-");
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-wrong] input") ?? [];
  const shown = [...wrong].find((control) => control.checkVisibility());
  (shown ?? form?.querySelector<HTMLElement>("[role=alert]"))?.focus();
}
