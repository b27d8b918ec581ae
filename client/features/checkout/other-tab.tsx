import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo, wholePage } from "../../navigation/go-to.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LockState } from "./order-lock.ts";
import css from "./other-tab.module.css";

const t = translator(checkoutTexts);

export function OtherTab({ order, state }: { order: string; state: Exclude<LockState, "here"> }) {
  return (
    <Notice tone="info">
      <div className={css.message}>
        <p>
          <strong>{t(`otherTab.${state}.title`)}</strong> {t(`otherTab.${state}.text`)}
        </p>
        {state === "free" && (
          <Button type="button" size="small" onClick={() => takeOver(order)}>
            {t("otherTab.takeOver")}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** A full load: swapped in, the page would still wait for the lock. */
const takeOver = (order: string) => void goTo(checkoutHref(order), { history: "replace", info: wholePage });
