import { countryTexts } from "../../shared/country/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { deliveryTerms } from "./delivery-terms.ts";

const t = translator(countryTexts);

/** Country and language (spec 2), as a page of its own: for the footer, and for browsers without scripts. */
export const loadCountry: Loader<"pays-et-langue"> = async (c) => ({
  screen: "country",
  props: { chosen: c.var.country, terms: await deliveryTerms(c) },
  personal: true,
  head: { title: pageTitle(t("title")), noindex: true },
});
