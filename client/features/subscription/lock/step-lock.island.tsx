import { island } from "../../../../engine/islands/island.tsx";
import { stepTexts } from "../../../../shared/subscription/step/step.texts.ts";
import { subscriptionHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay, formatMoment } from "../../../../shared/time/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LockStatus } from "./lock-status.tsx";
import css from "./step-lock.module.css";
import { type Editable, useEditLock } from "./use-edit-lock.ts";

const t = translator(stepTexts);

export interface StepLockProps extends Editable {
  id: number;
  nextShipmentDate: string | null;
}

function StepLock(props: StepLockProps) {
  const { id, nextShipmentDate, editableUntil } = props;
  const lock = useEditLock(props);
  return (
    <>
      <LockStatus {...lock} />
      {lock.isLocked && (
        <div className={`stack-4 ${css.locked}`}>
          <p>
            {nextShipmentDate && editableUntil
              ? t("lock.why", { day: formatDay(nextShipmentDate), moment: formatMoment(editableUntil) })
              : t("lock.unknown")}
          </p>
          <p>{t("lock.until")}</p>
          <ButtonLink look="outline" href={subscriptionHref(id, "mon-abonnement")}>
            {t("lock.others")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export const StepLockIsland = island(StepLock, { when: "idle", follows: true, hasNoBox: true });
