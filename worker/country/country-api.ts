import { Hono } from "hono";
import { countryForm } from "../../shared/country/country-form.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { textField } from "../forms/posted.ts";
import { leaveNotice } from "../session/notice.ts";
import { chooseCountry, closeCountryWall } from "../session/visitor/country.ts";
import { closeLanguageWall } from "../session/visitor/language.ts";

const t = translator(countryTexts);

export const countryApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/", (c) => choose.act(c, undefined))
  .post("/close", (c) => {
    closeCountryWall(c);
    return c.body(null, 204);
  })
  .post("/close-language", (c) => {
    closeLanguageWall(c);
    return c.body(null, 204);
  });

const choose = form({
  failure: "country not chosen",
  given: nothing,
  rules: () => countryForm,
  act: (c, { values: { country, returnTo } }) => {
    chooseCountry(c, country);
    return { to: pageOf(returnTo), notice: { tone: "success", text: t(`changedTo.${country}`) } };
  },
  back: (c, { posted }) => {
    leaveNotice(c, { tone: "error", text: t("badChoice") });
    return c.redirect(pageOf(textField(posted.data, countryForm.input("returnTo"))), 303);
  },
});

const pageOf = (returnTo: string) => safeReturnTo(returnTo, href("pays-et-langue"));
