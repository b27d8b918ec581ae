import { type FormEvent, useRef, useState } from "react";
import { goTo } from "../../navigation/go-to.ts";
import { saveConsent } from "./save-consent.ts";

type State = "open" | "pending" | "saved" | "failed";

export function useConsentForm(onSaved?: () => void) {
  const [state, setState] = useState<State>("open");
  const busy = useRef(false);

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState("pending");
    const saved = await saveConsent(new FormData(form, submitter)).then(
      () => true,
      () => false,
    );
    busy.current = false;
    setState(saved ? "saved" : "failed");
    if (saved) onSaved?.();
  }

  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { nativeEvent, currentTarget } = event;
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      const isLink = submitter instanceof HTMLButtonElement && submitter.formMethod === "get";
      if (isLink) void goTo(submitter.formAction);
      else void submit(currentTarget, submitter);
    },
  };
}
