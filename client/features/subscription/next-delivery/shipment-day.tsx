import { shipmentTexts } from "../../../../shared/subscription/next-delivery/shipment.texts.ts";
import type { ShownShipment } from "../../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate, formatDay } from "../../../../shared/time/dates.ts";
import css from "./shipment-day.module.css";

const t = translator(shipmentTexts);

interface ShipmentDayProps
  extends Pick<ShownShipment, "day" | "isLast" | "isPaused" | "isUnpaid" | "isRefused" | "pausedUntil"> {
  level: 2 | 3;
}

export function ShipmentDay({
  day,
  isLast,
  isPaused,
  isUnpaid = false,
  isRefused = false,
  pausedUntil,
  level,
}: ShipmentDayProps) {
  const Title = `h${level}` as const;
  if (!day) return <p className="measure">{noneText({ isPaused, isUnpaid, isRefused, pausedUntil })}</p>;
  return (
    <div>
      <Title className={`note ${css.title}`}>{t(isLast ? "last" : "title")}</Title>
      <p className={css.day}>
        <time dateTime={day}>{formatDay(day)}</time>
      </p>
    </div>
  );
}

function noneText({
  isPaused,
  isUnpaid = false,
  isRefused = false,
  pausedUntil,
}: Pick<ShownShipment, "isPaused" | "isUnpaid" | "isRefused" | "pausedUntil">): string {
  if (!isPaused) return t("none");
  const text = isUnpaid ? "pausedUnpaid" : "pausedUntil";
  return pausedUntil ? t(text, { date: formatDate(pausedUntil) }) : t(isRefused ? "pausedRefused" : "paused");
}
