import { useEffect } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { WebViewMessage } from "../../../shared/web-view/messages.ts";
import { webViewTexts } from "../../../shared/web-view/texts.ts";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { CardFacts, type CardView } from "../../features/subscription/payment/card-facts.tsx";
import { tellApplication } from "../../features/web-view/tell-application.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import css from "./web-view-screen.module.css";

const t = translator(webViewTexts);

export interface WebViewPaymentScreenProps {
  message: WebViewMessage;
  action: string;
  close: string;
  subscription: { number: string; name: string; card: CardView; isEnded: boolean } | null;
  notice?: { tone: NoticeProps["tone"]; text: string };
  errors?: FormErrors;
}

export function WebViewPaymentPage(props: WebViewPaymentScreenProps) {
  const { message, action, close, subscription, notice, errors = noErrors } = props;
  useEffect(() => tellApplication(message), [message]);
  const isClosed = message.type === "closed";
  return (
    <div className={`stack-4 ${css.page}`}>
      <h1>{t("title")}</h1>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <FormMessages errors={errors} />
      {isClosed && <p>{t("closed")}</p>}
      {!isClosed && subscription && (
        <>
          <p>
            <strong>{subscription.name}</strong>
            <span className="note block">{t("of", { number: subscription.number })}</span>
          </p>
          {subscription.isEnded ? <p>{t("ended")}</p> : <CardFacts card={subscription.card} />}
        </>
      )}
      {!isClosed && !subscription && <Notice tone="error">{t("down")}</Notice>}
      <div className="row-3">
        {!isClosed && subscription && !subscription.isEnded && (
          <form method="post" action={action}>
            <Button>{t("submit")}</Button>
          </form>
        )}
        {isClosed || !subscription ? (
          <ButtonLink look="outline" href={action}>
            {t(isClosed ? "again" : "retry")}
          </ButtonLink>
        ) : (
          <ButtonLink look="outline" href={close}>
            {t("close")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const WebViewPaymentScreen = screenIsland(WebViewPaymentPage);
