import { answerConsent } from "../../../shared/api/consent.ts";
import { purposes } from "../../../shared/consent/consent.ts";
import { call } from "../../api/call.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { clearPurpose, forgetTracking } from "../tracking/forget.ts";
import { grantedPurposes } from "../tracking/granted-purposes.ts";

/** Event of the window, after an answer: `grantedPurposes` has it. */
const consentSaved = "consent";

/**
 * Without leaving the page, unless something was withdrawn: scripts of third parties only end with their document.
 *
 * @throws CallFailed
 */
export async function saveConsent(data: FormData): Promise<void> {
  // The choice arrives although the page is left at once.
  const answer = await call(answerConsent, data, { keepalive: true });
  const granted = grantedPurposes();
  if (granted.length === 0) forgetTracking();
  // Their cookies are cleared by the worker.
  for (const purpose of purposes) if (!granted.includes(purpose)) clearPurpose(purpose);
  if (answer) await leaveFor(answer.redirect);
  else dispatchEvent(new Event(consentSaved));
}
