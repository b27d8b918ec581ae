import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);

export interface WelcomeScreenProps {
  /** Result of the link that verifies the e-mail address. */
  confirmed?: boolean;
}

/** For a new customer who follows a mail (spec 2). */
export function WelcomeScreen({ confirmed }: WelcomeScreenProps) {
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{t("welcome.heading")}</h1>
      {confirmed === true && <Notice tone="success">{t("welcome.confirmed")}</Notice>}
      {confirmed === false && <Notice tone="error">{t("welcome.notConfirmed")}</Notice>}
      <p>{t("welcome.text")}</p>
      <div className={css.ways}>
        <ButtonLink href={href("connexion")}>{t("welcome.signIn")}</ButtonLink>
        <ButtonLink look="outline" href={href("index")}>
          {t("welcome.shop")}
        </ButtonLink>
      </div>
    </div>
  );
}
