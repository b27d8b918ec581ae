import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { shipNowTexts } from "../../../../shared/subscription/ship-now/ship-now.texts.ts";
import type { shipNowFields } from "../../../../shared/subscription/ship-now/ship-now-form.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

const t = translator(shipNowTexts);

/** `pending` is the token of an order that is already being sent. */
function ShipNowForm({ step, pending }: { step: SubscriptionStepView; pending: string | null }) {
  const day = formatDay(step.nextShipmentDate);
  return (
    <SubscriptionStepForm step={step} submit={t("confirm")} keep={t("keep", { day })}>
      <p>
        <a href={changeHref(step.id, "paiement")}>{t("card")}</a>
      </p>
      <input type="hidden" name={"pending" satisfies InputName<typeof shipNowFields>} value={pending ?? ""} />
    </SubscriptionStepForm>
  );
}

export const ShipNowFormIsland = island(ShipNowForm, { when: "touch" });
