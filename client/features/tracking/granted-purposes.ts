import type { Purpose } from "../../../shared/consent/consent.ts";
import { answeredNow } from "../consent/answered-now.ts";

/** What the visitor allows now: another tab may have withdrawn it. Global Privacy Control is a no. */
export function grantedPurposes(): readonly Purpose[] {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return [];
  return answeredNow()?.purposes ?? [];
}
