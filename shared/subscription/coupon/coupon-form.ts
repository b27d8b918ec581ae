import * as z from "zod/mini";
import { couponCodeIn } from "../../cart/coupon/coupon-code.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { couponTexts } from "./coupon.texts.ts";

const t = translator(couponTexts);

export const couponInputs = { add: "couponCode", remove: "retirer" } as const;

export interface CouponWish {
  kind: keyof typeof couponInputs;
  code: string;
}

const longest = 50;
const code = z.catch(z.string(), "");

export const couponRules: FormRules<CouponWish> = {
  name: "subscriptionCoupon",
  fields: [couponInputs.add],
  draft: (data) => textsIn(data, [couponInputs.add]),
  schema: z.pipe(
    z.object({ [couponInputs.add]: code, [couponInputs.remove]: code }),
    z.transform((posted, { issues }): CouponWish => {
      const kind = posted.retirer ? "remove" : "add";
      const wished = posted.retirer ? posted.retirer.trim() : couponCodeIn(posted.couponCode);
      const message = wished.length > longest ? t("tooLong") : wished ? undefined : t("missing");
      if (message) issues.push({ code: "custom", message, input: posted, path: [couponInputs.add] });
      return { kind, code: wished };
    }),
  ),
};

export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
