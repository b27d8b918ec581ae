import { Hono } from "hono";
import { countryChoiceSchema } from "../../shared/country/country.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { chooseCountry, closeCountryWall } from "../session/country.ts";
import { leaveNotice } from "../session/notice.ts";

const t = translator(countryTexts);

export const countryApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/", async (c) => {
    const form = await c.req.parseBody().catch(() => ({ returnTo: undefined }));
    const chosen = countryChoiceSchema.safeParse(form).data;
    if (chosen) chooseCountry(c, chosen.country);
    leaveNotice(
      c,
      chosen
        ? { tone: "success", text: t(`changedTo.${chosen.country}`) }
        : { tone: "error", text: t("badChoice") },
    );
    return c.redirect(safeReturnTo(form.returnTo, href("pays-et-langue")), 303);
  })
  .post("/close", (c) => {
    closeCountryWall(c);
    return c.body(null, 204);
  });
