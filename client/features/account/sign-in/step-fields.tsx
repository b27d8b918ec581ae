import { type SignInForm, signInFields } from "../../../../shared/account/sign-in/sign-in.ts";
import { SenderFields } from "../../forms/fields/sender-fields.tsx";
import { useSignIn } from "./sign-in-context.ts";

export function SignInHiddenFields({ step }: { step: SignInForm }) {
  return (
    <>
      <input type="hidden" name={signInFields.input("step")} value={step} />
      <SenderFields stamp={useSignIn().stamp} />
    </>
  );
}
