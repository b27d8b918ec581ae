import { island } from "../../../engine/islands/island.tsx";
import { formatAmount } from "../../../shared/money/money.ts";
import type { Days } from "../../../shared/subscription/choosable-days.ts";
import { pauseTexts } from "../../../shared/subscription/pause.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import type { Step } from "./step.ts";
import { StepForm } from "./step-form.tsx";

const t = translator(pauseTexts);

export interface Resumption {
  pausedUntil: string | null;
  days: Days;
  total: number | null;
}

function ResumeForm({ step, resume }: { step: Step; resume: Resumption }) {
  const { pausedUntil, days, total } = resume;
  const [first, last] = [formatDay(days.first), formatDay(days.last)];
  return (
    <StepForm step={step} submit={t("resume.confirm")} keep={t("resume.keep")}>
      <p>{pausedUntil ? t("resume.until", { until: formatDay(pausedUntil) }) : t("resume.open")}</p>
      <p>
        {first === last ? t("resume.on", { day: first }) : t("resume.between", { first, last })}{" "}
        {t("resume.after")}
      </p>
      {total !== null && <p>{t("resume.charge", { amount: formatAmount(total) })}</p>}
    </StepForm>
  );
}

export const ResumeFormIsland = island(ResumeForm, { when: "touch" });
