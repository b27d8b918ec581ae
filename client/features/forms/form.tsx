import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { ErrorSummary, FormMessages } from "./error-summary.tsx";
import { type SendForm, useSubmit } from "./use-submit.ts";

type Attributes = Omit<
  ComponentPropsWithoutRef<"form">,
  "action" | "method" | "children" | "onChange" | "onSubmit"
>;

export interface FormProps extends Attributes {
  action: string;
  /** The form stays pending until this resolves, with the errors of a refusal. */
  send: SendForm;
  /** Errors of the document that answers a post. */
  errors?: FormErrors | undefined;
  /** Place of the messages about the whole form. */
  messages?: "first" | "last";
  /** Fields that the summary of errors links to. */
  fields?: readonly FormField[];
  /** Takes precedence over the errors that `send` returned. */
  errorAt?: FormState["errorAt"];
  ref?: RefObject<HTMLFormElement | null>;
  children?: ReactNode | ((form: FormState) => ReactNode);
}

export interface FormField {
  path: string;
  id: string;
  label: string;
  /** Names of the inputs that, once changed, take the field's error back. */
  clearedBy?: readonly string[];
}

export interface FormState {
  pending: boolean;
  errorAt: (path: string) => string | undefined;
}

/** Posts to its own address without scripts; with them `send` has the same data. */
export function Form({
  send,
  errors: posted,
  messages = "first",
  fields = [],
  ref,
  children,
  errorAt: ownErrorAt,
  ...attributes
}: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const { pending, errors, forget, onSubmit } = useSubmit(form, send, posted);
  const errorAt = ownErrorAt ?? ((path: string) => errors.fields[path]);
  const wrong = fields.flatMap((field) => {
    const message = errorAt(field.path);
    return message ? [{ ...field, message }] : [];
  });

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    // A changed value has not been refused. A form with errors of its own checks it.
    if (!ownErrorAt) forget(name);
    for (const { clearedBy, path } of wrong) if (clearedBy?.includes(name)) forget(path);
  }

  const said = <FormMessages errors={errors} />;
  return (
    <form {...attributes} ref={form} method="post" onChange={onChange} onSubmit={onSubmit}>
      {messages === "first" && said}
      <ErrorSummary wrong={wrong} isDocument={posted !== undefined} />
      {typeof children === "function" ? children({ pending, errorAt }) : children}
      {messages === "last" && said}
    </form>
  );
}
