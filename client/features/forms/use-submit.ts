import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import { focusFirstWrong } from "./focus-first-wrong.ts";

/**
 * Submits a form once at a time and focuses the first refused field.
 *
 * @param send returns the errors
 * @param posted errors of a post without scripts
 */
export function useSubmit(
  send: (data: FormData) => Promise<FormErrors | undefined>,
  posted: FormErrors = { fields: {}, form: [] },
) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(posted);
  const [refused, setRefused] = useState(0);

  // After the errors are rendered.
  useEffect(() => {
    if (refused > 0) focusFirstWrong(form.current);
  }, [refused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isSearch(event)) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    const wrong = await send(new FormData(event.currentTarget));
    busy.current = false;
    setPending(false);
    setErrors(wrong ?? { fields: {}, form: [] });
    if (wrong) setRefused((times) => times + 1);
  }

  function forget(paths: readonly string[]): void {
    setErrors(({ fields, ...others }) => ({
      ...others,
      fields: Object.fromEntries(Object.entries(fields).filter(([path]) => !paths.includes(path))),
    }));
  }

  return {
    form,
    pending,
    errors,
    forget,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** A GET button inside the form, pressed before its island was hydrated. */
function isSearch({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.formMethod === "get";
}
