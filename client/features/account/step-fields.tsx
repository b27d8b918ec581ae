import { type SignInForm, signInFields } from "../../../shared/account/sign-in.ts";
import { SenderFields } from "../forms/sender-fields.tsx";
import { useSignIn } from "./sign-in-context.ts";

/** What every form of the login carries: which step it is, and what tells a person from a robot. */
export function StepFields({ step }: { step: SignInForm }) {
  return (
    <>
      <input type="hidden" name={signInFields.input("step")} value={step} />
      <SenderFields stamp={useSignIn().stamp} />
    </>
  );
}
