import { type SignInForm, signInFields } from "../../../../shared/account/sign-in/sign-in.ts";
import { SenderFields } from "../../forms/fields/sender-fields.tsx";
import { useSignIn } from "./sign-in-context.ts";

interface SignInHiddenFieldsProps {
  step: SignInForm;
  /** The form is sent with the bot check. */
  checked?: boolean;
}

export function SignInHiddenFields({ step, checked = false }: SignInHiddenFieldsProps) {
  const { stamp, botCheck } = useSignIn();
  return (
    <>
      <input type="hidden" name={signInFields.input("step")} value={step} />
      <SenderFields stamp={stamp} botCheck={checked ? botCheck : undefined} />
    </>
  );
}
