import { signInTexts } from "../../shared/i18n/sign-in.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { pageTitle } from "../../shared/seo.ts";
import type { Loader } from "../page/page.ts";
import { confirmEmail } from "../session/confirm-email.ts";

const t = translator(signInTexts);

/** Who arrives from a registration or sponsorship mail and is not logged in (readings, bienvenue). */
export const loadWelcome: Loader<"mon-compte-bienvenue"> = async (c) => {
  const confirmed = await confirmEmail(c);
  return {
    screen: "welcome",
    personal: true,
    props: confirmed === undefined ? {} : { confirmed },
    head: { title: pageTitle(t("welcome.title")), noindex: true },
  };
};
