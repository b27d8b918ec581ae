import type { PaymentMethod } from "../../../shared/checkout/checkout-order.ts";
import { payFields } from "../../../shared/checkout/step-forms.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import css from "./payment-methods.module.css";

export interface PaymentMethodsProps {
  legend: string;
  methods: readonly PaymentMethod[];
  chosen: string | null;
  error?: string | undefined;
}

/** States the conditions of a delayed payment before it is chosen (spec 9). */
export function PaymentMethods({ legend, methods, chosen, error }: PaymentMethodsProps) {
  return (
    <ChoiceGroup id="moyen" label={legend} error={error}>
      <div className={css.methods}>
        {methods.map(({ code, name, description, instructions }) => {
          const detail = `moyen-${code}-detail`;
          return (
            <RadioCard
              key={code}
              name={payFields.input("moyen")}
              value={code}
              title={
                <>
                  {name} <PaymentMarks method={code} />
                </>
              }
              defaultChecked={code === chosen}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={description || instructions ? detail : undefined}
            >
              {(description || instructions) && (
                <div id={detail}>
                  {description && <p>{description}</p>}
                  {instructions && <p className={css.instructions}>{instructions}</p>}
                </div>
              )}
            </RadioCard>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
