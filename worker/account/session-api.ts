import { Hono } from "hono";
import { failedIdentityHref } from "../../shared/account/sign-in/sign-in.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { confirmationMail } from "../forms/confirmation-mail.ts";
import { form, nothing } from "../forms/form.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { leaveNotice } from "../session/notice.ts";
import { sessionTexts } from "../session/texts.ts";
import { takeIdentityAttempt } from "./sign-in/identity.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { signOut } from "./sign-out.ts";

const t = translator(sessionTexts);

export const sessionApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/confirm-email", (c) => confirmEmail.act(c, undefined))
  .post("/logout", (c) => logOut.act(c, undefined))
  .get("/identity", async (c) => {
    const attempt = await takeIdentityAttempt(c);
    // Another tab has logged in meanwhile: a refused token must not end that session.
    if (c.var.session.loggedIn) return c.redirect(attempt?.wanted ?? href("mon-compte"), 302);
    try {
      if (!attempt) throw new Error("no attempt");
      if (!(await withinNetworkLimit(c, "SIGN_IN_LIMIT"))) throw new Error("too often");
      const { wanted, botCheckToken } = attempt;
      const answer = await c.var.ecommerce.logIn({
        identityToken: await attempt.identityToken(),
        botCheckToken,
      });
      return c.redirect(await signIn(c, answer, { wanted }), 302);
    } catch (error) {
      const told = c.req.query("error")?.replace(/\W/g, "").slice(0, 40);
      c.var.log.warn("identity not taken", { reason: String(error), told });
      return c.redirect(failedIdentityHref(attempt?.wanted), 302);
    }
  });

const confirmEmail = form({
  ...confirmationMail({
    sent: () => ({ to: href("mon-compte"), notice: { tone: "success", text: t("confirmationSent") } }),
    notSent: t("confirmationFailed"),
    unsure: t("confirmationUnsure"),
    back: (c, text) => {
      leaveNotice(c, { tone: "error", text });
      return c.redirect(href("mon-compte"), 303);
    },
  }),
  forCustomers: true,
});

const logOut = form({
  failure: "not logged out",
  networkLimit: "SIGN_IN_LIMIT",
  given: nothing,
  rules: () => noFields,
  act: async (c) => {
    const isEnded = await signOut(c);
    const notice = isEnded
      ? ({ tone: "success", text: t("loggedOut") } as const)
      : ({ tone: "error", text: t("onlyLoggedOutHere") } as const);
    return { to: href("index"), notice };
  },
  back: (c) => {
    leaveNotice(c, { tone: "error", text: t("notLoggedOut") });
    return c.redirect(href("index"), 303);
  },
});
