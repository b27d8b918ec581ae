import type * as z from "zod/mini";

export function reasonOf(error: Pick<z.core.$ZodError, "issues">): string {
  const faults = error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")} ${issue.message}`.trim());
  return faults.join("; ");
}
