import { recallTexts } from "../../shared/recall/recall.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { shownRecalls } from "../order/shown-recalls.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { originOf } from "../page/origin.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";

const t = translator(recallTexts);

/**
 * Regulation 178/2002, art. 20 (feed): users are told the reason, and what to do. The mail of a recall leads here before
 * any cache knows of it: this page asks the API.
 */
export const loadRecalls: Loader<"rappels"> = async (c) => {
  const [known, customerService] = await Promise.all([c.var.lotRecalls.fresh(), customerServiceOf(c)]);
  return {
    screen: "recalls",
    ...(known ? {} : { status: 503 }),
    props: {
      recalls: known && (await shownRecalls(c, known)),
      customerService,
      address: originOf(c) + href("rappels"),
    },
    head: { title: pageTitle(t("title")), description: t("description"), canonical: href("rappels") },
  };
};
