import { senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext, Services } from "../context.ts";
import { type CustomerService, customerServiceOf } from "../page/customer-service.ts";
import { leaveNotice, longestDraftValue } from "../session/notice.ts";
import type { Refused } from "./form-definition.ts";
import type { VerdictMessages } from "./messages.ts";
import { textField } from "./posted.ts";

export function backToPage(
  c: AppContext,
  { errors, posted }: Pick<Refused<unknown>, "errors" | "posted">,
  to: string,
  draft: Record<string, unknown>,
): Response {
  const [text = errors.form.join(" ")] = Object.values(errors.fields);
  const fields = Object.entries({ ...draft, stamp: textField(posted.data, senderFields.stamp) })
    .map(([name, value]) => [name, String(value ?? "").trim()] as const)
    .filter(([, value]) => value.length <= longestDraftValue);
  leaveNotice(c, { tone: "error", text, draft: Object.fromEntries(fields) });
  return c.redirect(to, 303);
}

interface SenderTexts {
  (key: "errors.early" | "errors.tooOften" | "errors.failed"): string;
  (key: "errors.botCheck", params: Pick<CustomerService, "phone" | "email">): string;
}

export async function senderMessages(
  services: Services<"content" | "log">,
  t: SenderTexts,
): Promise<VerdictMessages> {
  return {
    early: t("errors.early"),
    "too-often": t("errors.tooOften"),
    robot: t("errors.botCheck", await customerServiceOf(services)),
    unreadable: t("errors.failed"),
    unavailable: t("errors.failed"),
  };
}
