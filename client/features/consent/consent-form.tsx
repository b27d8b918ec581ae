import { useState } from "react";
import { api } from "../../../shared/api/api.ts";
import { consentDays, type Purpose } from "../../../shared/consent/consent.ts";
import type { ConsentInput } from "../../../shared/consent/consent-form.ts";
import { consentPageTexts } from "../../../shared/consent/page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "../../ui/choice-group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { answeredNow } from "../../visit/answered-now.ts";
import css from "./consent-form.module.css";
import { PurposeCard } from "./purpose-card.tsx";
import { useConsentForm } from "./use-consent-form.ts";

const t = translator(consentPageTexts);
const answer = "answer" satisfies ConsentInput;

export interface ConsentFormProps {
  offered: { purpose: Purpose; host: string }[];
  answered: { purposes: readonly Purpose[]; day: string } | null;
}

/** `disabled`: Global Privacy Control is on, so only a refusal can be given. */
export function ConsentForm({
  offered,
  answered: known,
  disabled,
}: ConsentFormProps & { disabled: boolean }) {
  const [answered, setAnswered] = useState(known);
  const { state, onSubmit } = useConsentForm(() => setAnswered(answeredNow()));
  return (
    <form className="stack-5" action={api.consent} method="post" autoComplete="off" onSubmit={onSubmit}>
      {offered.map(({ purpose, host }) => (
        <PurposeCard key={purpose} purpose={purpose} title={t(`purposes.${purpose}.title`)} host={host}>
          <ChoiceGroup
            key={answered?.purposes.join() ?? "none"}
            id={`choix-${purpose}`}
            label={t("allow", { title: t(`purposes.${purpose}.title`) })}
            look="buttons"
          >
            {(["yes", "no"] as const).map((value) => (
              <ChoiceOption
                key={value}
                type="radio"
                name={purpose satisfies ConsentInput}
                value={value}
                disabled={disabled}
                defaultChecked={answered ? answered.purposes.includes(purpose) === (value === "yes") : false}
              >
                {t(value)}
              </ChoiceOption>
            ))}
          </ChoiceGroup>
        </PurposeCard>
      ))}
      <p>
        {answered
          ? t("answered", {
              day: formatDate(answered.day),
              until: formatDate(dayAfter(answered.day, consentDays)),
            })
          : t("unanswered")}
      </p>
      {state === "failed" && <Notice tone="error">{t("failed")}</Notice>}
      {state === "saved" && <Notice tone="success">{t("saved")}</Notice>}
      <div className={css.answers}>
        {!disabled && (
          <>
            <Button name={answer} value="chosen" look="outline" pending={state === "pending"}>
              {t("save")}
            </Button>
            <Button name={answer} value="all" look="outline">
              {t("all")}
            </Button>
          </>
        )}
        <Button name={answer} value="none" look="outline">
          {t("none")}
        </Button>
      </div>
    </form>
  );
}
