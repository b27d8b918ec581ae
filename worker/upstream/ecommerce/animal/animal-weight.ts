import * as z from "zod/mini";
import type { MeasuredWeight } from "../../../../shared/animal/weight/weight-curve.ts";
import { day, kilograms } from "../fields.ts";

export const weightSchema: z.ZodMiniType<MeasuredWeight> = z.pipe(
  z.object({ weight: kilograms, measuredOn: day }),
  z.transform(({ weight, measuredOn }, { issues }): MeasuredWeight => {
    if (measuredOn === null) issues.push({ code: "custom", message: "no day", input: measuredOn });
    return { weight, measuredOn: measuredOn ?? "" };
  }),
);
