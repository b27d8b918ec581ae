import { useEffect, useRef } from "react";
import { shipmentTexts } from "../../../shared/subscription/shipment.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./lock-status.module.css";
import type { EditLock } from "./use-edit-lock.ts";

const t = translator(shipmentTexts);

/** Says once that the page has locked itself, and takes the focus of what is gone. */
export function LockStatus({ isLockedMeanwhile }: Pick<EditLock, "isLockedMeanwhile">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLockedMeanwhile && document.activeElement === document.body) place.current?.focus();
  }, [isLockedMeanwhile]);
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {isLockedMeanwhile && <p className={css.status}>{t("lock.now")}</p>}
    </div>
  );
}
