import { orderDetailTexts } from "../../../shared/order/order-detail.texts.ts";
import type { Parcel } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./parcels.module.css";

const t = translator(orderDetailTexts);

/** The carrier's page opens beside the shop's, which it cannot reach. */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ul className={css.parcels}>
      {parcels.map(({ carrier, code, url, shippedOn }, place) => (
        <li key={code ?? url ?? shippedOn} className={css.parcel}>
          {parcels.length > 1 && <strong>{t("parcels.numbered", { number: place + 1 })}</strong>}
          {shippedOn && <span>{t("parcels.sent", { date: formatDate(shippedOn) })}</span>}
          {carrier && <span>{t("parcels.by", { carrier })}</span>}
          {code && <span className={css.code}>{t("parcels.code", { code })}</span>}
          {url && (
            <a className={css.track} href={url} target="_blank" rel="noopener noreferrer">
              {t("parcels.track")} <VisuallyHidden>{t("parcels.newTab")}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
