import type { EmailConfirmation } from "../../shared/account/email-confirmation.ts";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { href } from "../../shared/routes.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

export interface WelcomeScreenProps {
  /** Result of the link that verifies the e-mail address. */
  confirmed?: EmailConfirmation;
  /** Whose link was followed; null for a link that was cut. The API names nobody for a code. */
  sponsor?: { code: string | null };
}

/** For a new customer who follows a mail (spec 2). */
export function WelcomeScreen({ confirmed, sponsor }: WelcomeScreenProps) {
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sponsor ? ofSponsor("heading") : t("welcome.heading")}</h1>
      {confirmed && (
        <Notice tone={confirmed === "done" ? "success" : "error"}>{t(`welcome.${confirmed}`)}</Notice>
      )}
      {sponsor ? <Invitation {...sponsor} /> : <p>{t("welcome.text")}</p>}
      <div className={css.ways}>
        <ButtonLink href={href("connexion")}>
          {sponsor ? ofSponsor("register") : t("welcome.signIn")}
        </ButtonLink>
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
