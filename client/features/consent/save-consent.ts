import { answerConsent } from "../../../shared/api/consent.ts";
import { purposes } from "../../../shared/consent/consent.ts";
import { call } from "../../api/call.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { clearPurpose, forgetTracking } from "../../visit/forget.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";

const consentSaved = "consent";

/** Leaves the page after a withdrawal: third-party scripts end with their document. @throws CallFailed */
export async function saveConsent(data: FormData): Promise<void> {
  const answer = await call(answerConsent, data, { keepalive: true });
  const granted = grantedPurposes();
  if (granted.length === 0) forgetTracking();
  for (const purpose of purposes) if (!granted.includes(purpose)) clearPurpose(purpose);
  if (answer) await leaveFor(answer.redirect);
  else dispatchEvent(new Event(consentSaved));
}
