import { useEffect, useRef, useState } from "react";
import { api } from "../../../../shared/api/api.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import type { CouponInput } from "../../../../shared/cart/cart-input.ts";
import { type FormErrors, formError } from "../../../../shared/forms/form-errors.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { CloseIcon, icon } from "../../../ui/icons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSubmit } from "../../forms/use-submit.ts";
import { cartTexts } from "../cart.texts.ts";
import { refusalText } from "../cart-calls.ts";
import css from "./coupon-form.module.css";

const t = translator(cartTexts);

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
    return (applied ? onRemove : onApply)(String(data.get("couponCode" satisfies keyof CouponInput))).then(
      () => undefined,
      (error: unknown) => {
        sent.current = false;
        return formError(refusalText(error));
      },
    );
  }
  const { form, pending, errors, onSubmit } = useSubmit(send, refused && formError(refused.message));
  const problem = errors.form.join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: when they change places
  useEffect(() => {
    if (sent.current) place.current?.querySelector<HTMLElement>("button, summary")?.focus();
    sent.current = false;
  }, [applied]);

  return (
    <div ref={place}>
      {applied ? (
        <AppliedCoupon
          cart={cart}
          code={applied}
          pending={pending}
          problem={problem}
          form={form}
          onSubmit={onSubmit}
        />
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
          <form ref={form} className={css.form} method="post" action={api.coupon} onSubmit={onSubmit}>
            <TextField
              id="code-promo"
              name={"couponCode" satisfies keyof CouponInput}
              label={t("coupon.label")}
              error={problem || undefined}
              defaultValue={refused?.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button look="outline" pending={pending}>
              {pending ? t("coupon.pending") : t("coupon.apply")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}

interface AppliedCouponProps extends Pick<ReturnType<typeof useSubmit>, "form" | "pending" | "onSubmit"> {
  cart: Cart;
  code: string;
  problem: string;
}

function AppliedCoupon({ cart, code, pending, problem, form, onSubmit }: AppliedCouponProps) {
  return (
    <>
      <form ref={form} className={css.applied} method="post" action={api.removeCoupon} onSubmit={onSubmit}>
        <input type="hidden" name={"couponCode" satisfies keyof CouponInput} value={code} />
        <TagIcon size={18} />
        <span role="status">
          {t("coupon.applied")} <strong>{code}</strong>
        </span>
        <Button look="quiet" pending={pending} aria-label={t("coupon.removeNamed", { code })}>
          <CloseIcon size={18} />
        </Button>
      </form>
      {takesNothingOff(cart) && <p className={css.hint}>{t("coupon.withoutEffect")}</p>}
      {problem && (
        <p className={css.error} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** A coupon stays applied when the cart no longer meets its conditions. */
function takesNothingOff({ accounting, freeProducts }: Cart): boolean {
  return !accounting.promotionReduction && freeProducts.length === 0 && accounting.shippingFees !== 0;
}
