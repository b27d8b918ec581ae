import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { type CardServices, cardsOf } from "../blocks.ts";
import { respondWithPage } from "../respond.tsx";
import { pageTitle } from "../seo/seo.ts";
import { errorPageTexts } from "../texts.ts";
import { wantsJson } from "../wants-json.ts";
import { setRetryAfter } from "./retry-after.ts";

const t = translator(errorPageTexts);
const ofForms = translator(formTexts);

export type ErrorStatus = 403 | 404 | 410 | 413 | 500 | 503;

export async function respondWithError(
  c: AppContext,
  status: ErrorStatus,
  reason: string,
): Promise<Response> {
  const { bot, cache, deadline, log, settings } = c.var;
  log.warn("error page", { status, reason });
  cache.fail();
  deadline.shorten(status >= 500 ? 0 : deadlines.errorPage);
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  if (bot && status === 503) setRetryAfter(c);
  if (bot) return c.text(`${reason}\n`, status);
  if (c.req.method === "POST" && wantsJson(c)) {
    const said = status === 413 ? t("pages.error.413.message") : ofForms("forms.errors.failed");
    return c.json({ errors: { fields: {}, form: [said] } }, status);
  }

  const title = t.find(`pages.error.${status}.title`) ?? t("generic.error");
  const message = t.find(`pages.error.${status}.message`) ?? t("generic.error");
  return respondWithPage(
    c,
    {
      screen: "error",
      status,
      personal: true,
      head: { title: pageTitle(title), noindex: true },
      props: {
        ...{ status, title, message },
        hasGuide: (status === 404 || status === 410) && settings.features.has("guide"),
        products: await crossSell(c.var),
      },
    },
    "default",
  );
}

async function crossSell(services: CardServices) {
  const { content, log } = services;
  try {
    const found = await content.crossSell("cross_sell_divers");
    return await cardsOf(services, found?.products.slice(0, 4) ?? [], "cross_sell_divers");
  } catch (error) {
    log.error("error page without products", error);
    return [];
  }
}
