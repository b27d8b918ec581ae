import * as z from "zod/mini";

export const wholeNumber = z.pipe(
  z.transform((value: unknown) => (value === "" || value == null ? undefined : Number(value))),
  z.optional(z.int().check(z.nonnegative())),
);
