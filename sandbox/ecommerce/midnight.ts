import type { Dialect } from "./dialects.ts";

/** Doctrine has no dates without a time. */
export function midnight(day: unknown, dialect: Dialect): unknown {
  if (typeof day !== "string") return day;
  return dialect === "2.0" ? `${day} 00:00:00` : `${day}T00:00:00+00:00`;
}
