import { parcelTexts } from "../../../../shared/order/detail/parcel.texts.ts";
import type { Parcel } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import css from "./parcels.module.css";

const t = translator(parcelTexts);

export const ParcelsUnknown = () => <p>{t("unknown")}</p>;

export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ul className="stack-3">
      {parcels.map(({ carrier, code, url, shippedOn }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parcels may tell the same, and the list never changes.
        <li key={place} className={css.parcel}>
          {parcels.length > 1 && <strong>{t("numbered", { number: place + 1 })}</strong>}
          {shippedOn && <span>{t("sent", { date: formatDate(shippedOn) })}</span>}
          {carrier && <span>{t("by", { carrier })}</span>}
          {code && <span className={css.code}>{t("code", { code })}</span>}
          {url && (
            <a className={`${css.track} no-print`} href={url} target="_blank" rel="noopener noreferrer">
              {t("track")} <VisuallyHidden>{t("newTab")}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
