import * as z from "zod/mini";
import { isVariantCode } from "../../cart/variant-code.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { swapTexts } from "./swap.texts.ts";

const t = translator(swapTexts);

export const swapInputs = { variant: "variante", offer: "offre" } as const;

export interface SwapWish {
  line: number | null;
  variant: string;
  offer: string;
}

const text = z.catch(z.string(), "");

export const swapRules = (line: number | null): FormRules<SwapWish> => ({
  name: "subscriptionSwap",
  fields: Object.values(swapInputs),
  draft: (data) => textsIn(data, [swapInputs.variant]),
  schema: z.pipe(
    z.object({ variante: text, offre: text }),
    z.transform(({ variante: variant, offre: offer }, { issues }): SwapWish => {
      if (!isVariantCode(variant))
        issues.push({ code: "custom", message: t("missing"), input: variant, path: [swapInputs.variant] });
      return { line, variant, offer };
    }),
  ),
});
