import type { FormErrors } from "../../../shared/api-error.ts";
import type { Carrier } from "../../../shared/checkout-order.ts";
import { checkoutTexts } from "../../../shared/i18n/checkout.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./carrier-choice.module.css";
import { Choices } from "./choices.tsx";

const t = translator(checkoutTexts);

export interface ShippingChoice {
  /** Code of the carrier; empty before one is chosen. */
  carrier: string;
  pickupPoint: string;
}

interface CarrierChoiceProps {
  carriers: readonly Carrier[];
  chosen: ShippingChoice;
  errors: FormErrors["fields"];
}

/** Who brings the order: the first is chosen until another is. Where to, for those that deliver to points. */
export function CarrierChoice({ carriers, chosen, errors }: CarrierChoiceProps) {
  const known = carriers.some(({ code }) => code === chosen.carrier);
  const checked = known ? chosen.carrier : carriers[0]?.code;
  return (
    <>
      <Choices id="transporteur" label={t("shipping.legend")} error={errors.shippingMethod}>
        {carriers.map(({ code, name, description, price, kind }) => {
          const Sign = signs[kind];
          return (
            <RadioCard
              key={code}
              name="transporteur"
              value={code}
              title={
                <span className={css.carrier}>
                  <Sign size={22} />
                  {name}
                </span>
              }
              aside={<Price amount={price} />}
              aria-describedby={`transporteur-${code}`}
              defaultChecked={code === checked}
            >
              <span id={`transporteur-${code}`}>{description}</span>
            </RadioCard>
          );
        })}
      </Choices>
      <div className={css.point}>
        <TextField
          id="point"
          name="point"
          label={t("shipping.pickupPoint")}
          defaultValue={chosen.pickupPoint}
          error={errors.pickupPoint}
          optional
        />
      </div>
    </>
  );
}

const signs = {
  home: icon("M4 11.5 12 5l8 6.5M6 10v9.5h12V10M10 19.5v-5h4v5"),
  relay: icon(
    "M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  ),
  shop: icon(
    "M4.5 9.5 6 4.5h12l1.5 5M5.5 10v9.5h13V10M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5",
  ),
};
