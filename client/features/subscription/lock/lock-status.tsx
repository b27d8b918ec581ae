import { useEffect, useRef } from "react";
import { shipmentTexts } from "../../../../shared/subscription/next-delivery/shipment.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./lock-status.module.css";
import type { EditLock } from "./use-edit-lock.ts";

const t = translator(shipmentTexts);

/** Locks the surrounding page through `data-edit-lock` and moves the focus out of hidden elements. */
export function LockStatus({ isLocked, isLockedMeanwhile }: EditLock) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.closest("[data-edit-lock]")?.toggleAttribute("data-locked", isLocked);
    if (isLockedMeanwhile && document.activeElement?.closest("[data-held-by-lock]")) place.current?.focus();
  }, [isLocked, isLockedMeanwhile]);
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {isLockedMeanwhile && <p className={css.status}>{t("lock.now")}</p>}
    </div>
  );
}
