import { recallTexts } from "../../shared/recall/recall.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { originOf } from "../page/origin.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { shownRecalls } from "../purchase/product/shown-recalls.ts";

const t = translator(recallTexts);

/**
 * Users of feed must be told the reason and what to do (Regulation (EC) 178/2002, art. 20). Bypasses the
 * caches, because the mail of a recall leads here before the caches have it.
 */
export const loadRecalls: Loader<"rappels"> = async (c) => {
  const [known, customerService] = await Promise.all([c.var.lotRecalls.fresh(), customerServiceOf(c.var)]);
  return {
    screen: "recalls",
    ...(known ? {} : { status: 503 }),
    props: {
      recalls: known && (await shownRecalls(c.var, known)),
      customerService,
      address: originOf(c.req) + href("rappels"),
    },
    head: { title: pageTitle(t("title")), description: t("description"), canonical: href("rappels") },
  };
};
