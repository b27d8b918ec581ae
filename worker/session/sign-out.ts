import { sessionTexts } from "../../shared/i18n/session.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { forgetCart } from "../cart/cart.ts";
import type { AppContext } from "../context.ts";
import { clearCookie } from "./cookies.ts";
import { leaveNotice } from "./notice.ts";
import { openSession } from "./open-session.ts";
import { dropTokens } from "./tokens.ts";

const t = translator(sessionTexts);

/** Clears tokens, personal data and cart (spec 4, logout). What was typed in a form may be personal too. */
export function signOut(c: AppContext): void {
  dropTokens(c);
  forgetCart(c);
  clearCookie(c, "checkoutSeen");
  clearCookie(c, "checkoutDraft");
  openSession(c, undefined, undefined);
  leaveNotice(c, { tone: "success", text: t("loggedOut") });
}
