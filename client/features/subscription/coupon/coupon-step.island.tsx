import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { couponTexts } from "../../../../shared/subscription/coupon/coupon.texts.ts";
import type { SubscriptionCoupon } from "../../../../shared/subscription/customer-subscription.ts";
import type { subscriptionStepFields } from "../../../../shared/subscription/step/step-fields.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Form } from "../../forms/form.tsx";
import { sendSubscriptionStep } from "../step/send-step.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./coupon-step.module.css";

const t = translator(couponTexts);

/** Copied from `shared/subscription/coupon/coupon-form.ts`, whose import would enlarge the first view. */
const inputs = { add: "couponCode", remove: "retirer" };

export interface CouponStepProps {
  step: SubscriptionStepView;
  coupons: SubscriptionCoupon[];
  total: number | null;
}

function CouponStep({ step, coupons, total }: CouponStepProps) {
  const draft = step.inputs[inputs.add];
  return (
    <div className="stack-6">
      {coupons.length > 0 && (
        <section aria-labelledby="codes">
          <h2 id="codes" className="subtitle">
            {t("list")}
          </h2>
          <ul className={css.list}>
            {coupons.map((coupon) => (
              <Coupon key={coupon.code} step={step} coupon={coupon} />
            ))}
          </ul>
        </section>
      )}
      <SubscriptionStepForm step={step} submit={t("add")} autoComplete="on">
        {({ errorAt }) => (
          <>
            <p>
              {t("intro")} {coupons.length > 0 && t("replaces")}
            </p>
            <div className={css.field}>
              <TextField
                id="code-promo"
                name={inputs.add}
                label={t("label")}
                error={errorAt(inputs.add)}
                defaultValue={typeof draft === "string" ? draft : ""}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </div>
            {total !== null && (
              <p className="muted">
                {t("now")}
                {"\u00a0: "}
                <strong>{formatAmount(total)}</strong>. {t("totalHint")}
              </p>
            )}
          </>
        )}
      </SubscriptionStepForm>
    </div>
  );
}

function Coupon({ step, coupon }: { step: SubscriptionStepView; coupon: SubscriptionCoupon }) {
  const { code, valid, reason } = coupon;
  const action = changeHref(step.id, step.name);
  return (
    <li className={css.coupon}>
      <p className={css.code}>
        <strong>{code}</strong> <Badge tone={valid ? "green" : "red"}>{t(valid ? "valid" : "invalid")}</Badge>
      </p>
      <Form action={action} messages="last" send={(data) => sendSubscriptionStep(step, action, data)}>
        {({ pending }) => (
          <>
            <input
              type="hidden"
              name={"version" satisfies InputName<typeof subscriptionStepFields>}
              value={step.version}
            />
            <input type="hidden" name={inputs.remove} value={code} />
            <Button look="quiet" size="small" pending={pending} aria-label={t("removeNamed", { code })}>
              {t("remove")}
            </Button>
          </>
        )}
      </Form>
      {!valid && <p className={css.reason}>{reason ?? t("noReason")}</p>}
    </li>
  );
}

export const CouponStepIsland = island(CouponStep, { when: "touch" });
