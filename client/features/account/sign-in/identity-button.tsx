import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { sponsorTexts } from "../../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FormMessages } from "../../forms/error-summary.tsx";
import { useSubmit } from "../../forms/use-submit.ts";
import css from "./sign-in.module.css";
import { useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

/** Needs scripts: the API requires a bot check. A disabled button reserves the space until hydration. */
export function IdentityButton() {
  const { action, identity, sponsor, send } = useSignIn();
  const { form, pending, errors, onSubmit } = useSubmit(send);
  const hydrated = useHydrated();
  if (!identity) return null;
  const or = <p className={css.or}>{t("identity.or")}</p>;
  const unsponsored = sponsor && <p>{ofSponsor("notByIdentity", { name: identity, code: sponsor })}</p>;
  const label = t("identity.with", { name: identity });
  if (!hydrated) {
    return (
      <div className={`stack-5 ${css.identity} ${css.waiting} needs-scripts`} aria-hidden="true">
        {or}
        {unsponsored}
        <Button type="button" look="outline" disabled>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} className={`stack-5 ${css.identity}`} method="post" action={action} onSubmit={onSubmit}>
      {or}
      <FormMessages errors={errors} />
      <SignInHiddenFields step="identity" />
      {unsponsored}
      <Button look="outline" pending={pending}>
        {label}
      </Button>
    </form>
  );
}
