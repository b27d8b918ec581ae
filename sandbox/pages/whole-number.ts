import * as z from "zod/mini";

/** Form fields are text, JSON has numbers: both are read. Empty means not given. */
export const wholeNumber = z.pipe(
  z.transform((value: unknown) => (value === "" || value == null ? undefined : Number(value))),
  z.optional(z.int().check(z.nonnegative())),
);
