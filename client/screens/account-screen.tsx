import type { ReactNode } from "react";
import { accountTexts } from "../../shared/account/texts.ts";
import { api } from "../../shared/api/api.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { LogoutForm } from "../features/account/logout-form.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./account-screen.module.css";

const t = translator(accountTexts);

export interface AccountScreenProps {
  /** Empty while the customer cannot be loaded. */
  firstName: string;
  email: string;
  isUnverified: boolean;
  /** The e-commerce API does not answer. */
  isDown: boolean;
}

export function AccountScreen({ firstName, email, isUnverified, isDown }: AccountScreenProps) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{firstName ? t("greeting", { firstName }) : t("title")}</h1>
        {email && <p className={css.email}>{t("address", { email })}</p>}
      </div>
      {isDown && <Notice tone="info">{t("down")}</Notice>}
      {isUnverified && (
        <Notice tone="info">
          <p>{t("unverified.text")}</p>
          <form className={css.resend} method="post" action={api.confirmEmail}>
            <Button look="quiet">{t("unverified.submit")}</Button>
          </form>
        </Notice>
      )}
      <nav aria-label={t("menu")}>
        <ul className={css.menu}>
          <Entry to={href("mon-compte-mes-adresses")} name="addresses" />
          <Entry to={href("panier")} name="cart" />
          <Entry to={href("nous-contacter")} name="contact" />
        </ul>
      </nav>
      <LogoutForm>{t("logout")}</LogoutForm>
    </div>
  );
}

function Entry({ to, name }: { to: string; name: "addresses" | "cart" | "contact" }): ReactNode {
  return (
    <li className={css.entry}>
      <a href={to}>{t(`${name}.name`)}</a>
      <p>{t(`${name}.text`)}</p>
    </li>
  );
}
