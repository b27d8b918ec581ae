import type { ReactNode } from "react";
import { accountTexts } from "../../shared/account/texts.ts";
import { api } from "../../shared/api/api.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import css from "./account-screen.module.css";

const t = translator(accountTexts);

export interface AccountScreenProps extends Pick<AccountFrameProps, "places"> {
  /** Empty while the customer cannot be loaded. */
  firstName: string;
  email: string;
  isUnverified: boolean;
  /** The e-commerce API does not answer. */
  isDown: boolean;
}

export function AccountScreen({ places, firstName, email, isUnverified, isDown }: AccountScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte">
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
      <ul className={css.menu}>
        <Entry to={href("panier")} name="cart" />
        <Entry to={href("nous-contacter")} name="contact" />
      </ul>
    </AccountFrame>
  );
}

function Entry({ to, name }: { to: string; name: "cart" | "contact" }): ReactNode {
  return (
    <li className={css.entry}>
      <a href={to}>{t(`${name}.name`)}</a>
      <p>{t(`${name}.text`)}</p>
    </li>
  );
}
