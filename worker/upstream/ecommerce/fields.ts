import * as z from "zod/mini";
import { parseDate } from "../../../shared/time/dates.ts";
import { wallClock } from "../../../shared/time/wall-clock.ts";

export function orDefault<T, D>(schema: z.ZodMiniType<T>, none: D): z.ZodMiniType<NonNullable<T> | D> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: T | null | undefined) => value ?? none),
  );
}

export const text = orDefault(z.string(), null);

export const filledText = z.pipe(
  text,
  z.transform((value) => value || null),
);

export const money = orDefault(z.int(), null);

export const wholeNumber = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
]);

export const kilograms: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,3}(\.\d+)?$/)), z.transform(Number))]),
  z.number().check(z.gt(0)),
);

/** PHP serialises an empty object as `[]`. */
export function recordOrNone<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<NonNullable<T> | null> {
  return z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value)),
    orDefault(schema, null),
  );
}

/** An instant is converted to its day in Paris. */
export const day = dateAs((date) => wallClock(date.getTime()).date);

export const instant = dateAs((date) => date.toISOString());

function dateAs(write: (date: Date) => string): z.ZodMiniType<string | null> {
  return z.pipe(
    filledText,
    z.transform((text, { issues }): string | null => {
      if (text === null) return null;
      const date = parseDate(text);
      if (!date) issues.push({ code: "custom", message: "no date", input: text });
      return date ? write(date) : null;
    }),
  );
}
