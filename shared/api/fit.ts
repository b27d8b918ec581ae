import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const mostFits = 60;

const fit = z.object({ text: z.string(), suits: z.boolean() });

const fitAnswer = z.object({
  /** The visitor's animals; `chosen` is the key of one of them, or `nobody`. */
  animals: z.array(z.object({ key: z.string(), name: z.string(), kind: z.enum(["dog", "cat"]) })),
  chosen: z.nullable(z.string()),
  /** Null without rations of own animals. The text names answers that are assumed. */
  note: z.nullable(
    z.object({ text: z.string(), link: z.nullable(z.object({ name: z.string(), href: z.string() })) }),
  ),
  fits: z.record(z.string(), fit),
});

export type FitAnswer = z.infer<typeof fitAnswer>;

/** How products suit the visitor's animals. `skus` are separated by commas. */
export const fitOfProducts: Endpoint<{ skus: string }, FitAnswer> = {
  method: "GET",
  path: api.fit,
  input: z.object({ skus: z.string() }),
  output: fitAnswer,
};
