import type { OfferedMethod } from "../../../../shared/checkout/checkout-order.ts";
import { recurringTexts } from "../../../../shared/checkout/payment/recurring.texts.ts";
import { payFields } from "../../../../shared/checkout/step-forms.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { Choices } from "../../forms/fields/choices.tsx";
import { PaymentMarks } from "../../order/payment/payment-marks.tsx";
import css from "./payment-methods.module.css";

const t = translator(recurringTexts);

export interface PaymentMethodsProps {
  legend: string;
  methods: readonly OfferedMethod[];
  chosen: string | null;
  isSubscribed: boolean;
  error?: string | undefined;
}

export function PaymentMethods({ legend, methods, chosen, isSubscribed, error }: PaymentMethodsProps) {
  return (
    <Choices id="moyen" label={legend} error={error}>
      <div className="stack-3">
        {isSubscribed && (
          <p>{methods.every(({ isUnfit }) => isUnfit) ? t("why") : `${t("why")} ${t("choose")}`}</p>
        )}
        {methods.map(({ code, name, description, instructions, isUnfit }) => {
          const detail = `moyen-${code}-detail`;
          if (isUnfit) return <UnfitMethod key={code} code={code} name={name} detail={detail} />;
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
              aria-describedby={description ? detail : undefined}
              below={instructions && <p className={`note ${css.instructions}`}>{instructions}</p>}
            >
              {description && <p id={detail}>{description}</p>}
            </RadioCard>
          );
        })}
      </div>
    </Choices>
  );
}

function UnfitMethod({ code, name, detail }: { code: string; name: string; detail: string }) {
  return (
    <RadioCard
      name={payFields.input("moyen")}
      value={code}
      title={
        <>
          {name} <PaymentMarks method={code} />
        </>
      }
      disabled
      aria-describedby={detail}
    >
      <p id={detail}>{t("notRecurring")}</p>
    </RadioCard>
  );
}

export function methodAtFirst(methods: readonly OfferedMethod[], chosen: string | null): string | null {
  const fit = methods.filter(({ isUnfit }) => !isUnfit);
  const isOutOfReach = methods.some(({ code, isUnfit }) => code === chosen && isUnfit);
  return (isOutOfReach ? null : chosen) ?? fit[0]?.code ?? null;
}
