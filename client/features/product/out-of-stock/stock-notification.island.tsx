import { type FormEvent, useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { api, stockNotificationAnchor } from "../../../../shared/api/api.ts";
import { stockNotification } from "../../../../shared/api/stock-notifications.ts";
import type { SenderProps } from "../../../../shared/forms/bot-check.ts";
import { mendedEmail } from "../../../../shared/forms/email.ts";
import { formError } from "../../../../shared/forms/form-errors.ts";
import { stockNotificationTexts } from "../../../../shared/product/out-of-stock/stock-notification.texts.ts";
import type { StockNotificationInput } from "../../../../shared/product/out-of-stock/stock-notification.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { SenderFields } from "../../forms/fields/sender-fields.tsx";
import { useEmailForm } from "../../forms/use-email-form.ts";
import css from "./out-of-stock.module.css";

const t = translator(stockNotificationTexts);

export interface StockNotificationProps extends SenderProps {
  variantCode: string;
  returnTo: string;
  email: string;
  problem?: string;
  isSaved: boolean;
}

function StockNotification(props: StockNotificationProps) {
  const { variantCode, returnTo, email, botCheck, stamp, problem: posted, isSaved } = props;
  const { form, thanks, done, pending, problem, prepare, onSubmit } = useEmailForm({
    endpoint: stockNotification,
    action: "stock",
    botCheck,
    posted: posted ? formError(posted) : undefined,
  });
  const hydrated = useHydrated();
  const [sent, setSent] = useState(email);
  if (done || isSaved) {
    return (
      <div className={css.substitute}>
        <Notice tone="success">
          <p id={stockNotificationAnchor} tabIndex={-1} ref={thanks}>
            {t("done", { email: sent })}
          </p>
        </Notice>
      </div>
    );
  }
  function send(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get("email" satisfies StockNotificationInput);
    setSent(mendedEmail(String(typed)));
    return onSubmit(event);
  }
  return (
    <form
      ref={form}
      id={stockNotificationAnchor}
      className={css.substitute}
      method="post"
      action={api.stockNotifications}
      aria-labelledby="prevenez-moi"
      noValidate={hydrated}
      onFocus={prepare}
      onSubmit={send}
    >
      <h2 className={css.title} id="prevenez-moi">
        {t("title")}
      </h2>
      <input type="hidden" name={"variantCode" satisfies StockNotificationInput} value={variantCode} />
      <input type="hidden" name={"returnTo" satisfies StockNotificationInput} value={returnTo} />
      <TextField
        id="retour-email"
        label={t("email")}
        type="email"
        name={"email" satisfies StockNotificationInput}
        autoComplete="email"
        defaultValue={email}
        error={problem || undefined}
        hint={t("use")}
      />
      <Button look="outline" pending={pending}>
        {t(pending ? "pending" : "submit")}
      </Button>
      <p>
        <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacy")}</a>
      </p>
      <SenderFields stamp={stamp} />
    </form>
  );
}

export const StockNotificationIsland = island(StockNotification, { when: "touch" });
