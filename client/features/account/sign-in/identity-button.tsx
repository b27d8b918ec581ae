import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { sponsorTexts } from "../../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Form } from "../../forms/form.tsx";
import css from "./sign-in.module.css";
import { useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

/** Needs scripts: the API requires a bot check. A disabled button reserves the space until hydration. */
export function IdentityButton() {
  const { action, identity, sponsor, send } = useSignIn();
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
    <div className={`stack-5 ${css.identity}`}>
      {or}
      <Form className={`stack-5 ${css.identity}`} action={action} send={send}>
        {({ pending }) => (
          <>
            <SignInHiddenFields step="identity" />
            {unsponsored}
            <Button look="outline" pending={pending}>
              {label}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}
