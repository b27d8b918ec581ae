import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { leaveNotice } from "./notice.ts";
import { sessionTexts } from "./texts.ts";
import { isVisit } from "./visit.ts";

const t = translator(sessionTexts);

/** What the link of a welcome mail carries. */
const tokenName = "jeton";

/**
 * Proves the e-mail address by the link of a welcome mail, for who arrives by one: true or false where a link was used,
 * undefined where there is none. Nothing is used up for a page that nobody looks at yet.
 */
export async function confirmEmail(c: AppContext): Promise<boolean | undefined> {
  const token = c.req.query(tokenName);
  if (!token || token.length > 200 || !isVisit(c)) return undefined;
  try {
    await c.var.ecommerce.verifyEmail(token);
    return true;
  } catch (error) {
    // The path of the call is the link itself: it stays out of the log.
    c.var.log.warn("e-mail not confirmed", { status: error instanceof UpstreamError ? error.status : 0 });
    return false;
  }
}

/** The same for a customer who is logged in, and is sent on: the next page says what came of it. */
export async function confirmEmailOnTheWay(c: AppContext): Promise<void> {
  const confirmed = await confirmEmail(c);
  if (confirmed === undefined) return;
  leaveNotice(
    c,
    confirmed
      ? { tone: "success", text: t("emailConfirmed") }
      : { tone: "error", text: t("emailNotConfirmed") },
  );
}
