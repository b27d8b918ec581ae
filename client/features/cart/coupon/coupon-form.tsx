import { useEffect, useRef, useState } from "react";
import { api } from "../../../../shared/api/api.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import type { CouponInput } from "../../../../shared/cart/cart-input.ts";
import { type FormErrors, fieldError } from "../../../../shared/forms/form-errors.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { CloseIcon, icon } from "../../../ui/icons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Form } from "../../forms/form.tsx";
import { cartTexts } from "../cart.texts.ts";
import { refusalText } from "../cart-calls.ts";
import css from "./coupon-form.module.css";

const t = translator(cartTexts);

const couponCode = "couponCode" satisfies keyof CouponInput;

const TagIcon = icon("M4 4h7.3l8.9 8.9-7.3 7.3L4 11.3zM8 7.5v1");

export interface CouponHandlers {
  onApply: (code: string) => Promise<unknown>;
  onRemove: (code: string) => Promise<unknown>;
}

export interface CouponFormProps extends CouponHandlers {
  cart: Cart;
  refused?: { code: string; message: string } | undefined;
}

export function CouponForm({ cart, refused, onApply, onRemove }: CouponFormProps) {
  const [open, setOpen] = useState(refused !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const applied = cart.coupon;

  function send(data: FormData): Promise<FormErrors | undefined> {
    sent.current = true;
    return (applied ? onRemove : onApply)(String(data.get(couponCode))).then(
      () => undefined,
      (error: unknown) => {
        sent.current = false;
        return fieldError(couponCode, refusalText(error));
      },
    );
  }
  const errors = refused && fieldError(couponCode, refused.message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when they change places
  useEffect(() => {
    if (sent.current) place.current?.querySelector<HTMLElement>("button, summary")?.focus();
    sent.current = false;
  }, [applied]);

  return (
    <div ref={place}>
      {applied ? (
        <Form action={api.removeCoupon} errors={errors} send={send}>
          {({ pending, errorAt }) => (
            <>
              <div className={css.applied}>
                <input type="hidden" name={couponCode} value={applied} />
                <TagIcon size={18} />
                <span role="status">
                  {t("coupon.applied")} <strong>{applied}</strong>
                </span>
                <Button
                  look="quiet"
                  pending={pending}
                  aria-label={t("coupon.removeNamed", { code: applied })}
                >
                  <CloseIcon size={18} />
                </Button>
              </div>
              {takesNothingOff(cart) && <p className={css.hint}>{t("coupon.withoutEffect")}</p>}
              {errorAt(couponCode) && (
                <p className={css.error} role="alert">
                  {errorAt(couponCode)}
                </p>
              )}
            </>
          )}
        </Form>
      ) : (
        <details
          className={`${css.fold} no-print`}
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className={css.summary}>
            <TagIcon size={18} />
            {t("coupon.question")}
          </summary>
          <Form className={css.form} action={api.coupon} errors={errors} send={send}>
            {({ pending, errorAt }) => (
              <>
                <TextField
                  id="code-promo"
                  name={couponCode}
                  label={t("coupon.label")}
                  error={errorAt(couponCode)}
                  defaultValue={refused?.code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
                <Button look="outline" pending={pending}>
                  {pending ? t("coupon.pending") : t("coupon.apply")}
                </Button>
              </>
            )}
          </Form>
        </details>
      )}
    </div>
  );
}

/** A coupon stays applied when the cart no longer meets its conditions. */
function takesNothingOff({ accounting, freeProducts }: Cart): boolean {
  return !accounting.promotionReduction && freeProducts.length === 0 && accounting.shippingFees !== 0;
}
