import type { EmailConfirmation } from "../../shared/account/email-confirmation.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { leaveNotice } from "./notice.ts";
import { sessionTexts } from "./texts.ts";
import { isVisit } from "./visit.ts";

const t = translator(sessionTexts);

const tokenName = "jeton";

/** Undefined without a link in the address. A prefetch must not use the link up. */
export async function confirmEmail(c: AppContext): Promise<EmailConfirmation | undefined> {
  const token = c.req.query(tokenName);
  if (!token || token.length > 200 || !isVisit(c)) return undefined;
  try {
    await c.var.ecommerce.verifyEmail(token);
    return "done";
  } catch (error) {
    const { status, refused } = error instanceof UpstreamError ? error : { status: 0, refused: false };
    // The path contains the token: it is not logged.
    c.var.log.warn("e-mail not confirmed", { status });
    return refused ? "expired" : "unavailable";
  }
}

export async function confirmEmailWithNotice(c: AppContext): Promise<void> {
  const confirmed = await confirmEmail(c);
  if (confirmed === undefined) return;
  leaveNotice(c, { tone: confirmed === "done" ? "success" : "error", text: t(`confirmation.${confirmed}`) });
}
