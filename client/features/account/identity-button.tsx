import { type FormEvent, useRef, useState } from "react";
import { signInTexts } from "../../../shared/account/sign-in.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./sign-in.module.css";
import { useSignIn } from "./sign-in-context.ts";
import { StepFields } from "./step-fields.tsx";

const t = translator(signInTexts);

/** The way by a third party: only where one is configured, and where scripts run, since the API asks for the bot check. */
export function IdentityButton() {
  const { action, identity, send } = useSignIn();
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  if (!useHydrated() || !identity) return null;

  async function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const errors = await send(new FormData(event.currentTarget));
    setProblem(errors?.form.join(" "));
    busy.current = false;
  }

  return (
    <form className={css.identity} method="post" action={action} onSubmit={(event) => void go(event)}>
      <p className={css.or}>{t("identity.or")}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <StepFields step="identity" />
      <Button look="outline">{t("identity.with", { name: identity })}</Button>
    </form>
  );
}
