import * as z from "zod/mini";
import { signInSteps } from "../account/sign-in/sign-in.ts";
import { pageForm, redirectAnswer } from "./forms.ts";

export const signInForm = pageForm(
  z.union([
    redirectAnswer,
    z.object({
      step: z.enum(signInSteps),
      email: z.string(),
      notice: z.optional(z.string()),
      asksBotCheck: z.optional(z.boolean()),
    }),
  ]),
);

export const postedReset = pageForm(z.union([redirectAnswer, z.object({ isSpent: z.literal(true) })]));
