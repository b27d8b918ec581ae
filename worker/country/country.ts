import type { DeliveryTerm } from "../../shared/country/country.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";

const t = translator(countryTexts);

/** Spec 2; for the footer, and browsers without scripts. */
export const loadCountry: Loader<"pays-et-langue"> = async (c) => ({
  screen: "country",
  props: { chosen: c.var.country, terms: await deliveryTerms(c) },
  personal: true,
  head: { title: pageTitle(t("title")), noindex: true },
});

async function deliveryTerms(c: AppContext): Promise<DeliveryTerm[]> {
  const footer = await c.var.content.footer().catch((error: unknown) => {
    c.var.log.error("no delivery terms", error);
    return null;
  });
  return footer?.delivery ?? [];
}
