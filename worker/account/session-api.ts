import { Hono } from "hono";
import { failedIdentityHref } from "../../shared/account/sign-in.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { addressOf, withinLimit } from "../forms/within-limit.ts";
import { leaveNotice } from "../session/notice.ts";
import { sessionTexts } from "../session/texts.ts";
import { takeIdentityAttempt } from "./identity.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const t = translator(sessionTexts);

export const sessionApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/confirm-email", (c) => confirmEmail(c, undefined))
  .post("/logout", (c) => logOut(c, undefined))
  /** Return from the identity provider; the API verifies its token and that of the bot check (spec 7). */
  .get("/identity", async (c) => {
    const attempt = takeIdentityAttempt(c);
    // Logged in by another tab: a refused token must not end that session.
    if (c.var.session.loggedIn) return c.redirect(attempt?.wanted ?? href("mon-compte"), 302);
    const identityToken = c.req.query("token");
    try {
      if (!attempt || !identityToken) throw new Error(c.req.query("error") ? "refused there" : "no attempt");
      // The attempt comes from a cookie, which can be forged.
      if (!(await withinLimit(c, "SIGN_IN_LIMIT", `address ${addressOf(c)}`))) throw new Error("too often");
      const { wanted, botCheckToken } = attempt;
      const answer = await c.var.ecommerce.logIn({ identityToken, botCheckToken });
      return c.redirect(await signIn(c, answer, { wanted }), 302);
    } catch (error) {
      c.var.log.warn("identity not taken", { reason: String(error) });
      return c.redirect(failedIdentityHref(attempt?.wanted), 302);
    }
  });

const confirmEmail = form({
  failure: "confirmation not requested",
  forCustomers: true,
  given: nothing,
  rules: () => noFields,
  // By the token, which the API verifies: the other session cookies can be forged.
  personLimit: { name: "PASSWORD_LIMIT", key: (_, c) => `mails for ${c.var.session.token}` },
  act: async (c) => {
    await c.var.ecommerce.askForVerification();
    return { to: href("mon-compte"), notice: { tone: "success", text: t("confirmationSent") } };
  },
  back: (c) => {
    leaveNotice(c, { tone: "error", text: t("confirmationFailed") });
    return c.redirect(href("mon-compte"), 303);
  },
});

const logOut = form({
  failure: "not logged out",
  given: nothing,
  rules: () => noFields,
  act: async (c) => {
    await signOut(c);
    return { to: href("index"), notice: { tone: "success", text: t("loggedOut") } };
  },
  back: (c) => c.redirect(href("index"), 303),
});
