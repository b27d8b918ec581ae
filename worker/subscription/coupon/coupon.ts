import { couponTexts } from "../../../shared/subscription/coupon/coupon.texts.ts";
import {
  type CouponWish,
  couponInputs,
  couponRules,
  isSameCode,
} from "../../../shared/subscription/coupon/coupon-form.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { settledTotal } from "../../../shared/subscription/settled-total.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Refusal } from "../../forms/refusal.ts";
import { accountOf } from "../../forms/within-limit.ts";
import { changeForm } from "../step/change-form.ts";
import { refusalAbout } from "../step/refusal-about.ts";
import { stepPage } from "../step/step-page.ts";

const t = translator(couponTexts);

export const coupon = changeForm<CouponWish>({
  name: "code",
  failure: "coupon not changed",
  isHeldByLock: true,
  rules: () => couponRules,
  personLimits: [{ name: "COUPON_LIMIT", key: (_, c) => accountOf(c.var.session) }],
  page: async (c, step) => {
    const page = stepPage(c, { name: "code", title: t("title") }, step);
    const { coupons, total } = step.subscription;
    return { screen: "subscription-coupon", ...page, props: { ...page.props, coupons, total } };
  },
  isDone: (subscription, { kind, code }) => (couponOf(subscription, code) !== undefined) === (kind === "add"),
  write: (c, subscription, { kind, code }) =>
    kind === "add"
      ? c.var.ecommerce.addSubscriptionCoupon(subscription, code).catch(refuseCode)
      : c.var.ecommerce.removeSubscriptionCoupon(subscription, couponOf(subscription, code)?.code ?? code),
  done: (after, { kind, code }, before) =>
    [kind === "add" ? addedText(after, code, before) : t("removed", { code }), settledTotal(after)].join(" "),
});

const couponOf = ({ coupons }: CustomerSubscription, code: string) =>
  coupons.find((one) => isSameCode(one.code, code));

function addedText(after: CustomerSubscription, wished: string, before: CustomerSubscription): string {
  const { code = wished, valid = true, reason = null } = couponOf(after, wished) ?? {};
  const gone = before.coupons.filter((one) => !couponOf(after, one.code)).map((one) => one.code);
  return [
    valid ? t("added", { code }) : t("kept", { code, reason: reason ?? t("noReason") }),
    ...(gone.length ? [t("replaced", { codes: gone.join(", ") })] : []),
  ].join(" ");
}

function refuseCode(error: unknown): never {
  const why = refusalAbout(error, couponInputs.add, t("refused"));
  if (why === undefined) throw error;
  const errors = { fields: { [couponInputs.add]: why }, form: [] };
  throw new Refusal("wrong", errors, { cause: error });
}
