import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { signInFields } from "../../../../shared/account/sign-in/sign-in.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./sign-in.module.css";
import { useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);

export function ForgottenButton({ email }: { email: string }) {
  const { action, goTo } = useSignIn();
  return (
    <form
      className={css.other}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        goTo({ step: "forgotten", email });
      }}
    >
      <input type="hidden" name={signInFields.input("email")} value={email} />
      <SignInHiddenFields step="toForgotten" />
      <Button look="quiet">{t("password.forgotten")}</Button>
    </form>
  );
}
