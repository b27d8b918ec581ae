import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { confirmEmail } from "../session/confirm-email.ts";

const t = translator(signInTexts);

/** From a registration or sponsorship mail, without a session (readings, bienvenue). */
export const loadWelcome: Loader<"mon-compte-bienvenue"> = async (c) => {
  const confirmed = await confirmEmail(c);
  return {
    screen: "welcome",
    personal: true,
    props: confirmed === undefined ? {} : { confirmed },
    head: { title: pageTitle(t("welcome.title")), noindex: true },
  };
};
