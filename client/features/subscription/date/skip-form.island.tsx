import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { dateTexts } from "../../../../shared/subscription/date/date.texts.ts";
import type { skipFields } from "../../../../shared/subscription/date/skip-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { ShortageWarning } from "../stock/shortage-warning.tsx";

const t = translator(dateTexts);

export interface SkippedDelivery {
  to: string;
  total: number | null;
  isOrderOnItsWay: boolean;
  shortage: string | null;
}

function SkipForm({ step, skip }: { step: SubscriptionStepView; skip: SkippedDelivery }) {
  const { to, total, isOrderOnItsWay, shortage } = skip;
  const next = formatDay(to);
  return (
    <SubscriptionStepForm step={step} submit={t("skip.confirm")} keep={t("skip.keep")}>
      {isOrderOnItsWay && <p>{t("skip.pending")}</p>}
      <p>{t("skip.question", { day: formatDay(step.nextShipmentDate), next })}</p>
      <ShortageWarning text={shortage} />
      {total !== null && <p>{t("skip.amount", { amount: formatAmount(total), next })}</p>}
      <input type="hidden" name={"to" satisfies InputName<typeof skipFields>} value={to} />
    </SubscriptionStepForm>
  );
}

export const SkipFormIsland = island(SkipForm, { when: "touch" });
