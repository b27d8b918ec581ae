import { shipmentTexts } from "../../../../shared/subscription/next-delivery/shipment.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDeadline } from "../../../../shared/time/dates.ts";
import css from "./deadline.module.css";
import type { EditLock } from "./use-edit-lock.ts";

const t = translator(shipmentTexts);

interface DeadlineProps extends Pick<EditLock, "isLocked"> {
  editableUntil: string | null;
  minutesLeft?: EditLock["minutesLeft"];
}

/** The remaining time is not announced to screen readers, because it changes every minute. */
export function Deadline({ editableUntil, isLocked, minutesLeft = null }: DeadlineProps) {
  return (
    <p className={css.deadline} data-locked={isLocked || undefined}>
      {isLocked ? t("locked") : untilText(editableUntil)}
      {minutesLeft !== null && <span className={css.left}>{t("left", { minutes: minutesLeft })}</span>}
    </p>
  );
}

const untilText = (editableUntil: string | null) =>
  editableUntil ? t("until", { moment: formatDeadline(editableUntil) }) : t("untilDays");
