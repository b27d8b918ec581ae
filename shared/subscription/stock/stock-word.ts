import * as z from "zod/mini";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { forgetField, type SaidShare, shareField, stockShares } from "./stock-shares.ts";

export interface StockAnswer {
  forget: boolean;
  shares: SaidShare[];
}

export function stockRules(codes: readonly string[]): FormRules<StockAnswer> {
  const fields = [...codes.map(shareField), forgetField];
  const share = z.optional(z.enum(stockShares.map(String) as [string, ...string[]]));
  const shares = Object.fromEntries(codes.map((code) => [shareField(code), share]));
  return {
    name: "subscriptionStock",
    fields,
    schema: z.pipe(
      z.object({ ...shares, [forgetField]: z.optional(z.string()) }),
      z.transform((values): StockAnswer => {
        const texts: Record<string, string | undefined> = values;
        return {
          forget: Boolean(texts[forgetField]),
          shares: codes.flatMap((code) => {
            const said = texts[shareField(code)];
            return said === undefined ? [] : [{ code, quarters: Number(said) }];
          }),
        };
      }),
    ),
    draft: (data) => textsIn(data, fields),
  };
}
