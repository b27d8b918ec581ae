import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { api } from "../../../shared/api/api.ts";
import type { Cart } from "../../../shared/cart/cart.ts";
import { cartTexts } from "../../../shared/cart/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { CloseIcon, icon } from "../../ui/icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./coupon-form.module.css";

const t = translator(cartTexts);

const TagIcon = icon("M4 4h7.3l8.9 8.9-7.3 7.3L4 11.3zM8 7.5v1");

export interface CouponHandlers {
  /** Rejects with a message for the shopper. */
  onApply: (code: string) => Promise<unknown>;
  onRemove: (code: string) => Promise<unknown>;
}

export interface CouponFormProps extends CouponHandlers {
  cart: Cart;
  refused?: { code: string; message: string } | undefined;
}

export function CouponForm({ cart, refused, onApply, onRemove }: CouponFormProps) {
  const [problem, setProblem] = useState(refused?.message);
  const [pending, setPending] = useState(false);
  const [open, setOpen] = useState(refused !== undefined);
  const place = useRef<HTMLDivElement>(null);

  async function follow(event: FormEvent<HTMLFormElement>, act: CouponHandlers["onApply"]) {
    event.preventDefault();
    if (pending) return;
    const code = new FormData(event.currentTarget).get("couponCode");
    setPending(true);
    setProblem(undefined);
    const problem = await act(String(code)).then(
      () => undefined,
      (error: Error) => error.message,
    );
    // What comes in the place of the form takes its focus: the field with what is wrong, or the other of the two forms.
    flushSync(() => {
      setPending(false);
      setProblem(problem);
    });
    place.current?.querySelector<HTMLElement>("input[aria-invalid], button, summary")?.focus();
  }

  return (
    <div ref={place}>
      {cart.coupon ? (
        <AppliedCoupon
          cart={cart}
          code={cart.coupon}
          pending={pending}
          problem={problem}
          onSubmit={(event) => void follow(event, onRemove)}
        />
      ) : (
        <details className={css.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={css.summary}>
            <TagIcon size={18} />
            {t("coupon.question")}
          </summary>
          <form
            className={css.form}
            method="post"
            action={api.coupon}
            onSubmit={(event) => void follow(event, onApply)}
          >
            <TextField
              id="code-promo"
              name="couponCode"
              label={t("coupon.label")}
              error={problem}
              defaultValue={refused?.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={50}
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

interface AppliedCouponProps {
  cart: Cart;
  code: string;
  pending: boolean;
  problem: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function AppliedCoupon({ cart, code, pending, problem, onSubmit }: AppliedCouponProps) {
  return (
    <>
      <form className={css.applied} method="post" action={api.removeCoupon} onSubmit={onSubmit}>
        <input type="hidden" name="couponCode" value={code} />
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

/** A code stays when the cart no longer meets its conditions: the amounts alone would not explain it. */
function takesNothingOff({ accounting, freeProducts }: Cart): boolean {
  return !accounting.promotionReduction && freeProducts.length === 0 && accounting.shippingFees !== 0;
}
