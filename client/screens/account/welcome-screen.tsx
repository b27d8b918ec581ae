import type { EmailConfirmation } from "../../../shared/account/sign-in/email-confirmation.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { href } from "../../../shared/routes.ts";
import { sponsorTexts } from "../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

export interface WelcomeScreenProps {
  problem?: Exclude<EmailConfirmation, "done">;
  confirmAction?: string;
  loggedIn: boolean;
  /** `code` is null if the link was cut off. The API names no sponsor for a code. */
  sponsor?: { code: string | null };
}

export function WelcomeScreen({ problem, confirmAction, loggedIn, sponsor }: WelcomeScreenProps) {
  return (
    <div className={css.page}>
      <h1 className="title-m">{sponsor ? ofSponsor("heading") : t("welcome.heading")}</h1>
      {problem && <Notice tone="error">{t(`welcome.${problem}`)}</Notice>}
      {sponsor ? (
        <Invitation {...sponsor} />
      ) : (
        <p>{t(confirmAction ? "welcome.confirmText" : "welcome.text")}</p>
      )}
      {confirmAction && (
        <form method="post" action={confirmAction}>
          <Button>{t("welcome.confirm")}</Button>
        </form>
      )}
      <div className="row-3">
        {loggedIn ? (
          <ButtonLink look={confirmAction ? "outline" : "solid"} href={href("mon-compte")}>
            {t("welcome.account")}
          </ButtonLink>
        ) : (
          <ButtonLink look={confirmAction ? "outline" : "solid"} href={href("connexion")}>
            {sponsor ? ofSponsor("register") : t("welcome.signIn")}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={href("index")}>
          {t("welcome.shop")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Invitation({ code }: NonNullable<WelcomeScreenProps["sponsor"]>) {
  return (
    <>
      <p>{ofSponsor("text")}</p>
      {code === null ? (
        <Notice tone="info">{ofSponsor("invalid")}</Notice>
      ) : (
        <p>
          <strong className={css.code}>{ofSponsor("code", { code })}</strong> {ofSponsor("kept")}
        </p>
      )}
    </>
  );
}
