import { Hono } from "hono";
import { chosenPurposes, consentForm } from "../../shared/consent/consent-form.ts";
import { objectionForm } from "../../shared/consent/objection-form.ts";
import { consentTexts } from "../../shared/consent/texts.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv, AppRequest } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { clearCookie, writeCookie } from "../session/cookies.ts";
import { leaveNotice } from "../session/notice.ts";
import { refererPage } from "../session/requested-page.ts";
import { offeredPurposes } from "../session/visitor/consent.ts";
import { keepAnswer } from "./keep-answer.ts";

const t = translator(consentTexts);

const answer = form({
  failure: "consent not kept",
  given: nothing,
  rules: () => consentForm,
  networkLimit: "CONSENT_LIMIT",
  act: (c, { values }) => {
    const to = pageOf(c.req);
    const { answered, refusedBySignal } = c.var.consent;
    const granted = chosenPurposes(values, offeredPurposes(c.var.configuration));
    // A yes contradicts the browser's opt-out signal, which wins.
    if (refusedBySignal && granted.length > 0) return { to, notice: { tone: "info", text: t("signal") } };
    const withdrawn = answered?.purposes.some((purpose) => !granted.includes(purpose));
    keepAnswer(c, granted);
    if (withdrawn) return { to, notice: { tone: "success", text: t("withdrawn") } };
    return { to, json: null, notice: { tone: "success", text: t("saved") } };
  },
  back: (c, { errors }) => {
    leaveNotice(c, { tone: "error", text: errors.fields.answer ?? errors.form.join(" ") });
    return c.redirect(pageOf(c.req), 303);
  },
  messages: () => ({ "too-often": t("tooOften") }),
});

const objection = form({
  failure: "objection not kept",
  given: nothing,
  rules: () => objectionForm,
  act: (c, { values: { objects } }) => {
    if (objects === "yes") writeCookie(c, "unmeasured", "1", objectionSeconds);
    else clearCookie(c, "unmeasured");
    const text = t(objects === "yes" ? "objected" : "agreed");
    return { to: pageOf(c.req), json: null, notice: { tone: "success", text } };
  },
  back: (c) => c.redirect(pageOf(c.req), 303),
});

const objectionSeconds = 365 * 24 * 60 * 60;

export const consentApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/", answer.act)
  .post("/objection", objection.act);

const pageOf = (req: AppRequest) => safeReturnTo(refererPage(req), href("index"));
