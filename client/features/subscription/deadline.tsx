import { shipmentTexts } from "../../../shared/subscription/shipment.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDeadline } from "../../../shared/time/dates.ts";
import css from "./deadline.module.css";
import type { EditLock } from "./use-edit-lock.ts";

const t = translator(shipmentTexts);

interface DeadlineProps extends Pick<EditLock, "isLocked"> {
  /** An instant, ISO 8601. */
  editableUntil: string | null;
  minutesLeft?: EditLock["minutesLeft"];
}

/** Day and hour; the time that is left is announced to nobody, since it changes each minute. */
export function Deadline({ editableUntil, isLocked, minutesLeft = null }: DeadlineProps) {
  return (
    <p className={css.deadline} data-locked={isLocked || undefined}>
      {isLocked ? t("locked") : untilText(editableUntil)}
      {minutesLeft !== null && <span className={css.left}>{t("left", { minutes: minutesLeft })}</span>}
    </p>
  );
}

/** Spec 9: four days before the shipment, where the API does not tell the moment. */
const untilText = (editableUntil: string | null) =>
  editableUntil ? t("until", { moment: formatDeadline(editableUntil) }) : t("untilDays");
