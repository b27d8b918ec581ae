import { countryTexts } from "../../shared/country/texts.ts";
import { deliveryByCountry } from "../../shared/delivery/delivery-figures.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { deliveryTermsOf } from "../purchase/delivery/delivery-terms.ts";
import { refererPage } from "../session/requested-page.ts";

const t = translator(countryTexts);

export const loadCountry: Loader<"pays-et-langue"> = async (c) => ({
  screen: "country",
  props: {
    chosen: c.var.country,
    terms: deliveryByCountry(await deliveryTermsOf(c.var)),
    returnTo: safeReturnTo(refererPage(c.req), href("pays-et-langue")),
  },
  personal: true,
  head: { title: pageTitle(t("title")), noindex: true },
});
