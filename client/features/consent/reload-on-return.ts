import { grantedPurposes } from "../tracking/granted-purposes.ts";

/** The browser's cache keeps a document with its third parties' scripts: a yes may be gone when it comes back. */
export function reloadOnReturn(): void {
  let granted = grantedPurposes();
  addEventListener("consent", () => {
    granted = grantedPurposes();
  });
  addEventListener("pageshow", ({ persisted }) => {
    const now = grantedPurposes();
    if (persisted && granted.some((purpose) => !now.includes(purpose))) location.reload();
  });
}
