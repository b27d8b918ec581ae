import type { Purpose } from "../../shared/consent/consent.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { applicationCookie, serviceCookie } from "../../shared/consent/stored-entries.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Services } from "../context.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { offeredPurposes } from "../session/visitor/consent.ts";
import { hasObjected } from "../session/visitor/measured.ts";
import { clearTrackers } from "./clear-trackers.ts";

const t = translator(consentPageTexts);

export const loadConsent: Loader<"gerer-mes-cookies"> = async (c) => {
  const { answered, granted, refusedBySignal } = c.var.consent;
  const { configuration } = c.var;
  const offered = offeredPurposes(configuration);
  const { cookie } = configuration.webView;
  // A tag may have set its cookies again before its document closed.
  clearTrackers(c, granted);
  return {
    screen: "consent",
    props: {
      choices: {
        offered: offered.map((purpose) => ({ purpose, host: hostOf(c.var, purpose) })),
        answered: answered && { purposes: answered.purposes, day: answered.day },
        refusedBySignal,
        hasObjected: hasObjected(c),
      },
      entries: {
        offered,
        more: {
          needed: cookie ? [applicationCookie(cookie)] : [],
          marketing: configuration.marketing.cookies.map(serviceCookie),
        },
      },
    },
    personal: true,
    head: { title: pageTitle(t("title")), noindex: true },
  };
};

function hostOf({ configuration }: Services<"configuration">, purpose: Purpose): string {
  const { url } = configuration[purpose === "marketing" ? "marketing" : "tags"];
  return URL.canParse(url) ? new URL(url).host : "";
}
