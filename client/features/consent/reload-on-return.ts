import { grantedPurposes } from "../../visit/granted-purposes.ts";

/** A page in the back/forward cache keeps third-party scripts whose consent may be gone by now. */
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
