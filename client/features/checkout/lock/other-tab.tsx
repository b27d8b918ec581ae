import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../../shared/checkout/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { goTo, wholePage } from "../../../navigation/go-to.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { LockState } from "./order-lock.ts";
import css from "./other-tab.module.css";
import { takeOrderOver } from "./use-order-lock.ts";

const t = translator(checkoutTexts);

export function OtherTab({ order, state }: { order: string; state: Exclude<LockState, "here"> }) {
  return (
    <Notice tone="info">
      <div className={`stack-3 ${css.message}`}>
        <p>
          <strong>{t(`otherTab.${state}.title`)}</strong> {t(`otherTab.${state}.text`)}
        </p>
        <Button type="button" size="small" onClick={() => void takeOver(order)}>
          {t("otherTab.takeOver")}
        </Button>
      </div>
    </Notice>
  );
}

async function takeOver(order: string): Promise<void> {
  await takeOrderOver(order);
  await goTo(checkoutHref(order), { history: "replace", info: wholePage });
}
