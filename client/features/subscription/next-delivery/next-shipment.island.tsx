import { island } from "../../../../engine/islands/island.tsx";
import { formatAmount } from "../../../../shared/money/money.ts";
import { href } from "../../../../shared/routes.ts";
import { shipmentTexts } from "../../../../shared/subscription/next-delivery/shipment.texts.ts";
import type { OfferedChanges } from "../../../../shared/subscription/subscription-href.ts";
import type { ShownShipment } from "../../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay, formatMoment } from "../../../../shared/time/dates.ts";
import { ChangeButton, linksOf } from "../change-link.tsx";
import { Deadline } from "../lock/deadline.tsx";
import { useEditLock } from "../lock/use-edit-lock.ts";
import css from "./next-shipment.module.css";
import { ShipmentDay } from "./shipment-day.tsx";

const t = translator(shipmentTexts);

export interface NextShipmentProps {
  id: number;
  shipment: ShownShipment;
  changes: OfferedChanges;
}

function NextShipment({ id, shipment, changes }: NextShipmentProps) {
  const { day } = shipment;
  const lock = useEditLock(shipment);
  const linkTo = linksOf(id, changes, lock.isLocked);
  return (
    <section className={`stack-4 ${css.shipment}`} aria-label={t("title")}>
      <div className={css.facts}>
        <div className={`stack-3 ${css.when}`}>
          <ShipmentDay {...shipment} level={2} />
          {day && <Deadline {...shipment} {...lock} />}
        </div>
        {day && <Debit {...shipment} />}
      </div>
      {day && lock.isLocked && <Locked {...shipment} />}
      <p className={`row-3 ${css.ways} no-print`}>
        {day ? (
          <>
            <ChangeButton to={linkTo("date")}>{t("date")}</ChangeButton>
            <ChangeButton to={linkTo("passer")}>{t("passer")}</ChangeButton>
            <ChangeButton to={linkTo("envoyer")}>{t("envoyer")}</ChangeButton>
            <ChangeButton to={linkTo("pause")}>{t("pause")}</ChangeButton>
          </>
        ) : (
          <ChangeButton to={linkTo("reprise")}>{t("reprise")}</ChangeButton>
        )}
      </p>
    </section>
  );
}

function Debit({ charged, total }: ShownShipment) {
  const on = { day: formatDay(charged) };
  if (total === null) return <p>{t("debitUnknown", on)}</p>;
  if (total === 0) return <p className={`note ${css.debit}`}>{t("debitNothing", on)}</p>;
  const [before, after] = t("debit", { ...on, total: "|" }).split("|");
  return (
    <p className={`note ${css.debit}`}>
      <span>{before}</span>
      <strong>{formatAmount(total)}</strong>
      {after}
    </p>
  );
}

function Locked({ day, isLast, editableUntil }: ShownShipment) {
  return (
    <div className="stack-2 measure">
      <p>
        {editableUntil
          ? t("lock.why", { day: formatDay(day), moment: formatMoment(editableUntil) })
          : t("lock.unknown")}
      </p>
      <p>{t(isLast ? "lock.last" : "lock.until")}</p>
      <p>
        <a href={href("nous-contacter")}>{t("lock.contact")}</a>
      </p>
    </div>
  );
}

export const NextShipmentIsland = island(NextShipment, { when: "idle", follows: true });
