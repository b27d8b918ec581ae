import { type SignInForm, signInFields } from "../../../shared/account/sign-in.ts";
import { GuardFields } from "../forms/guard-fields.tsx";
import { useSignIn } from "./sign-in-context.ts";

/** What every form of the login carries: which step it is, and what tells a person from a robot. */
export function StepFields({ step }: { step: SignInForm }) {
  return (
    <>
      <input type="hidden" name={signInFields.input("step")} value={step} />
      <GuardFields stamp={useSignIn().stamp} />
    </>
  );
}
