import * as z from "zod/mini";

const words = z.string().check(z.maxLength(200));

export const marketingFaultSchema = z.union([
  z.object({ kind: z.literal("action left out"), action: words, reason: words }),
  z.object({ kind: z.literal("campaign not reported"), campaign: words, reason: words }),
  z.object({ kind: z.literal("offer not shown"), campaign: words, reason: words }),
]);

export type MarketingFault = z.infer<typeof marketingFaultSchema>;
