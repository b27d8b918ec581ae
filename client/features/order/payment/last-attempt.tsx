import { paymentTexts } from "../../../../shared/checkout/payment/payment.texts.ts";
import type { LastAttempt } from "../../../../shared/checkout/payment/payment-attempt.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Notice } from "../../../ui/notice.tsx";

const t = translator(paymentTexts);

export function LastAttemptNotice({ last, isSubscribed }: { last: LastAttempt; isSubscribed: boolean }) {
  const refused = last.kind === "refused";
  return (
    <Notice tone={refused ? "error" : "info"}>
      <p>
        {refused ? refusalOf(last) : t(last.method === "paypal" ? "last.paypalCancelled" : "last.givenUp")}
      </p>
      <p>{t(adviceOn(last, isSubscribed))}</p>
    </Notice>
  );
}

function adviceOn({ kind }: LastAttempt, isSubscribed: boolean) {
  if (kind === "refused") return isSubscribed ? "last.refusedAdviceSubscribed" : "last.refusedAdvice";
  return isSubscribed ? "last.givenUpAdviceSubscribed" : "last.givenUpAdvice";
}

function refusalOf({ bankMessage, bankCode }: Extract<LastAttempt, { kind: "refused" }>): string {
  const message = bankMessage?.replace(/(?<![.\s])[.\s]+$/, "");
  if (message && bankCode) return t("last.refused", { message, code: bankCode });
  return message ? t("last.refusedWithoutCode", { message }) : t("last.refusedWithoutWords");
}
