import type { Purpose } from "../../../shared/consent/consent.ts";
import { answeredNow } from "../consent/answered-now.ts";

/**
 * Read at each use, since another tab may have withdrawn consent. Global Privacy Control counts as a refusal.
 */
export function grantedPurposes(): readonly Purpose[] {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return [];
  return answeredNow()?.purposes ?? [];
}
