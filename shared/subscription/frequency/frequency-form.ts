import * as z from "zod/mini";
import { type FieldRules, fieldRules } from "../../forms/form-rules.ts";
import type { Frequency } from "../../frequency/frequency.ts";
import { translator } from "../../text/translator.ts";
import { frequencyTexts } from "./frequency.texts.ts";

const t = translator(frequencyTexts);

export function frequencyRules(frequencies: readonly Frequency[]): FieldRules<{ rythme: Frequency }> {
  return fieldRules(
    "subscriptionFrequency",
    z.object({
      rythme: z.pipe(
        z.unknown(),
        z.transform((days, { issues }): Frequency => {
          const chosen = frequencies.find(({ code }) => String(code) === days);
          if (chosen) return chosen;
          issues.push({ code: "custom", message: t(days ? "gone" : "missing"), input: days });
          return z.NEVER;
        }),
      ),
    }),
  );
}
