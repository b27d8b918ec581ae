import type { Purpose } from "../../shared/consent/consent.ts";
import { answeredNow } from "./answered-now.ts";

/** Never cache this: another tab may withdraw consent. Global Privacy Control counts as a refusal. */
export function grantedPurposes(): readonly Purpose[] {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return [];
  return answeredNow()?.purposes ?? [];
}
