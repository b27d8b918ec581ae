import { Tag, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api } from "../../../shared/api.ts";
import type { Cart } from "../../../shared/cart.ts";
import { cartTexts } from "../../../shared/i18n/cart.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./coupon-form.module.css";

const t = translator(cartTexts);

export interface CouponHandlers {
  /** Rejects with a message for the shopper. */
  onApply: (code: string) => Promise<unknown>;
  onRemove: (code: string) => Promise<unknown>;
}

export interface CouponFormProps extends CouponHandlers {
  cart: Cart;
  /** The code that was posted without scripts and refused, and why. */
  refused?: { code: string; message: string } | undefined;
}

/** The code of the cart, or the way to give one. Both are plain forms without scripts. */
export function CouponForm({ cart, refused, onApply, onRemove }: CouponFormProps) {
  const [problem, setProblem] = useState(refused?.message);
  const [pending, setPending] = useState(false);

  async function follow(event: FormEvent<HTMLFormElement>, act: CouponHandlers["onApply"]) {
    event.preventDefault();
    if (pending) return;
    const code = new FormData(event.currentTarget).get("couponCode");
    setPending(true);
    setProblem(undefined);
    await act(String(code)).catch((error: Error) => setProblem(error.message));
    setPending(false);
  }

  if (cart.coupon) {
    return (
      <AppliedCoupon
        cart={cart}
        code={cart.coupon}
        pending={pending}
        onSubmit={(event) => void follow(event, onRemove)}
      >
        {problem}
      </AppliedCoupon>
    );
  }
  return (
    <details className={css.fold} open={problem !== undefined}>
      <summary className={css.summary}>
        <Tag size={18} />
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
  );
}

interface AppliedCouponProps {
  cart: Cart;
  code: string;
  pending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Why the last attempt to remove it failed. */
  children: string | undefined;
}

function AppliedCoupon({ cart, code, pending, onSubmit, children }: AppliedCouponProps) {
  return (
    <div role="status">
      <form className={css.applied} method="post" action={api.removeCoupon} onSubmit={onSubmit}>
        <input type="hidden" name="couponCode" value={code} />
        <Tag size={18} />
        <span>
          {t("coupon.applied")} <strong>{code}</strong>
        </span>
        <Button look="quiet" pending={pending} aria-label={t("coupon.removeNamed", { code })}>
          <X size={18} />
        </Button>
      </form>
      {takesNothingOff(cart) && <p className={css.hint}>{t("coupon.withoutEffect")}</p>}
      {children && <p className={css.error}>{children}</p>}
    </div>
  );
}

/** A code stays when the cart no longer meets its conditions: the amounts alone would not say why nothing is taken off. */
function takesNothingOff({ accounting, freeProducts }: Cart): boolean {
  return !accounting.promotionReduction && freeProducts.length === 0 && accounting.shippingFees !== 0;
}
