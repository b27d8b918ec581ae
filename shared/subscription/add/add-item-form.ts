import * as z from "zod/mini";
import { maximumQuantity } from "../../cart/cart.ts";
import { isVariantCode } from "../../cart/variant-code.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { addItemTexts } from "./add-item.texts.ts";

const t = translator(addItemTexts);

export const subscriptionItemInputs = {
  variant: "variante",
  quantity: "quantite",
  way: "rythme",
  offer: "offre",
  together: "ensemble",
} as const;

/** One-off is the first choice, because a subscription must never be the silent default. */
const addWays = { once: "une-fois", every: "chaque" } as const;

export interface AddWish {
  variant: string;
  /** Total quantity that the line should have, not the quantity to add. */
  quantity: number;
  once: boolean;
  offer: string;
  /** Quantity of cart and parcel together when the step was shown; null if the cart is not involved. */
  together: number | null;
}

/** Query of a link that opens the step as it would be answered. */
export const addChoices = ({ variant, quantity, once }: Pick<AddWish, "variant" | "quantity" | "once">) => ({
  [subscriptionItemInputs.variant]: variant,
  [subscriptionItemInputs.quantity]: String(quantity),
  [subscriptionItemInputs.way]: once ? addWays.once : addWays.every,
});

const text = z.catch(z.string(), "");

export const addItemRules: FormRules<AddWish> = {
  name: "subscriptionAddItem",
  fields: Object.values(subscriptionItemInputs),
  draft: (data) => textsIn(data, [subscriptionItemInputs.quantity, subscriptionItemInputs.way]),
  schema: z.pipe(
    z.object({ variante: text, quantite: text, rythme: text, offre: text, ensemble: text }),
    z.transform(({ variante: variant, quantite, rythme, offre: offer, ensemble }, { issues }): AddWish => {
      const wrong = (message: string, path: string[]) =>
        issues.push({ code: "custom", message, input: quantite, path });
      const quantity = /^\d{1,2}$/.test(quantite.trim()) ? Number(quantite) : 0;
      if (quantity < 1)
        wrong(t("wrongQuantity", { most: maximumQuantity }), [subscriptionItemInputs.quantity]);
      if (rythme !== addWays.once && rythme !== addWays.every)
        wrong(t("wrongWay"), [subscriptionItemInputs.way]);
      if (!isVariantCode(variant)) wrong(t("notSold"), []);
      const together = /^\d{1,4}$/.test(ensemble) ? Number(ensemble) : null;
      return { variant, quantity, once: rythme === addWays.once, offer, together };
    }),
  ),
};
