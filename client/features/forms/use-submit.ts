import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import { focusFirstWrong } from "./focus-first-wrong.ts";

/**
 * A form that the page sends: a second press while the first is under way does nothing, and the first field that is refused
 * has the focus.
 *
 * @param send answers what is wrong with it
 * @param posted what was wrong with it when it was posted without scripts
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

  // What was found is on the screen.
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

  /** What was wrong with these fields is mended. */
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

/** A button inside it that sends the form by GET, pressed before the scripts of its part had taken over. */
function isSearch({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.formMethod === "get";
}
