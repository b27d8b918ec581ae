import { Hono } from "hono";
import { failedIdentityHref } from "../../shared/account/sign-in.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { addressOf, withinLimit } from "../forms/within-limit.ts";
import { wantsJson } from "../page/wants-json.ts";
import { askToSignIn } from "../session/ask-to-sign-in.ts";
import { leaveNotice } from "../session/notice.ts";
import { sessionTexts } from "../session/texts.ts";
import { takeIdentityAttempt } from "./identity.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const t = translator(sessionTexts);

/** What is done with a session beside the login itself, which is a screen. */
export const sessionApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  /** Asks for another link by mail that proves the e-mail address. */
  .post("/confirm-email", async (c) => {
    const { loggedIn, token } = c.var.session;
    if (!loggedIn) return askToSignIn(c);
    try {
      // By what the API goes by: the other cookies of a session say what their browser likes.
      if (!(await withinLimit(c, "PASSWORD_LIMIT", `mails for ${token}`))) throw new Error("too often");
      await c.var.ecommerce.askForVerification();
      leaveNotice(c, { tone: "success", text: t("confirmationSent") });
    } catch (error) {
      c.var.log.error("confirmation not asked for", error);
      leaveNotice(c, { tone: "error", text: t("confirmationFailed") });
    }
    return c.redirect(href("mon-compte"), 303);
  })
  /** What a third party says of who one is; the API judges it, beside the bot check (spec 7). */
  .get("/identity", async (c) => {
    const attempt = takeIdentityAttempt(c);
    // Logged in meanwhile, in another tab: a word that is refused must not end that session.
    if (c.var.session.loggedIn) return c.redirect(attempt?.wanted ?? href("mon-compte"), 302);
    const identityToken = c.req.query("token");
    try {
      if (!attempt || !identityToken)
        throw new Error(c.req.query("error") ? "refused there" : "not asked for");
      // The attempt stands in a cookie, which a browser may make up.
      if (!(await withinLimit(c, "SIGN_IN_LIMIT", `address ${addressOf(c)}`))) throw new Error("too often");
      const { wanted, botCheckToken } = attempt;
      const answer = await c.var.ecommerce.logIn({ identityToken, botCheckToken });
      return c.redirect(await signIn(c, answer, { wanted }), 302);
    } catch (error) {
      c.var.log.warn("identity not taken", { reason: String(error) });
      return c.redirect(failedIdentityHref(attempt?.wanted), 302);
    }
  })
  .post("/logout", (c) => {
    signOut(c);
    const to = href("index");
    return wantsJson(c) ? c.json({ redirect: to }) : c.redirect(to, 303);
  });
