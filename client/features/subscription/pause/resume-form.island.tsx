import { island } from "../../../../engine/islands/island.tsx";
import { formatAmount } from "../../../../shared/money/money.ts";
import type { DayRange } from "../../../../shared/subscription/date/choosable-days.ts";
import { pauseTexts } from "../../../../shared/subscription/pause/pause.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

const t = translator(pauseTexts);

export interface Resumption {
  pausedUntil: string | null;
  days: DayRange;
  total: number | null;
}

function ResumeForm({ step, resume }: { step: SubscriptionStepView; resume: Resumption }) {
  const { pausedUntil, days, total } = resume;
  const [first, last] = [formatDay(days.first), formatDay(days.last)];
  return (
    <SubscriptionStepForm step={step} submit={t("resume.confirm")} keep={t("resume.keep")}>
      <p>{pausedUntil ? t("resume.until", { until: formatDay(pausedUntil) }) : t("resume.open")}</p>
      <p>
        {first === last ? t("resume.on", { day: first }) : t("resume.between", { first, last })}{" "}
        {t("resume.after")}
      </p>
      {total !== null && <p>{t("resume.charge", { amount: formatAmount(total) })}</p>}
    </SubscriptionStepForm>
  );
}

export const ResumeFormIsland = island(ResumeForm, { when: "touch" });
