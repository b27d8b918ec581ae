import { useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { api, stockNotificationAnchor } from "../../../../shared/api/api.ts";
import { stockNotification } from "../../../../shared/api/stock-notifications.ts";
import type { SenderProps } from "../../../../shared/forms/bot-check.ts";
import { mendedEmail } from "../../../../shared/forms/email.ts";
import { fieldError } from "../../../../shared/forms/form-errors.ts";
import { stockNotificationTexts } from "../../../../shared/product/out-of-stock/stock-notification.texts.ts";
import type { StockNotificationInput } from "../../../../shared/product/out-of-stock/stock-notification.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { takeFocus } from "../../../browser/take-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { SenderFields } from "../../forms/fields/sender-fields.tsx";
import { Form } from "../../forms/form.tsx";
import { sendEmail } from "../../forms/send-email.ts";
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
  const { variantCode, returnTo, email, botCheck, stamp, problem, isSaved } = props;
  const [done, setDone] = useState(false);
  const [sent, setSent] = useState(email);
  const hydrated = useHydrated();

  async function send(data: FormData) {
    setSent(mendedEmail(String(data.get("email" satisfies StockNotificationInput))));
    const { errors } = await sendEmail(stockNotification, data, { botCheck, action: "stock" });
    setDone(!errors);
    return errors;
  }

  if (done || isSaved) {
    return (
      <div className={css.substitute}>
        <Notice tone="success">
          <p id={stockNotificationAnchor} tabIndex={-1} ref={done ? takeFocus : undefined}>
            {t("done", { email: sent })}
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <Form
      id={stockNotificationAnchor}
      className={css.substitute}
      action={api.stockNotifications}
      aria-labelledby="prevenez-moi"
      noValidate={hydrated}
      errors={problem ? fieldError("email", problem) : undefined}
      send={send}
    >
      {({ pending, errorAt }) => (
        <>
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
            error={errorAt("email")}
            hint={t("use")}
          />
          <Button look="outline" pending={pending}>
            {t(pending ? "pending" : "submit")}
          </Button>
          <p>
            <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacy")}</a>
          </p>
          <SenderFields stamp={stamp} botCheck={botCheck} />
        </>
      )}
    </Form>
  );
}

export const StockNotificationIsland = island(StockNotification, { when: "touch" });
