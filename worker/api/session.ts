import { Hono } from "hono";
import { sessionTexts } from "../../shared/i18n/session.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";
import { wantsJson } from "../forms/wants-json.ts";
import { askToSignIn } from "../session/ask-to-sign-in.ts";
import { leaveNotice } from "../session/notice.ts";
import { signOut } from "../session/sign-out.ts";

const t = translator(sessionTexts);

/** What is done with a session beside the login itself, which is a screen. */
export const sessionApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  /** Asks for another link by mail that proves the e-mail address. */
  .post("/confirm-email", async (c) => {
    if (!c.var.session.loggedIn) return askToSignIn(c);
    try {
      await c.var.ecommerce.askForVerification();
      leaveNotice(c, { tone: "success", text: t("confirmationSent") });
    } catch (error) {
      c.var.log.error("confirmation not asked for", error);
      leaveNotice(c, { tone: "error", text: t("confirmationFailed") });
    }
    return c.redirect(href("mon-compte"), 303);
  })
  .post("/logout", (c) => {
    signOut(c);
    const to = href("index");
    return wantsJson(c) ? c.json({ redirect: to }) : c.redirect(to, 303);
  });
