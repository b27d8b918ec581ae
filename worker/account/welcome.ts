import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
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
