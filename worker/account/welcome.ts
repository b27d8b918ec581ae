import type { EmailConfirmation } from "../../shared/account/email-confirmation.ts";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { confirmEmail } from "../session/confirm-email.ts";
import { followedLink, rememberSponsor, sponsorCode } from "../session/sponsor-code.ts";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

/** From a registration or sponsorship mail, without a session (readings, bienvenue). */
export const loadWelcome: Loader<"mon-compte-bienvenue"> = async (c) => {
  const confirmed = await confirmEmail(c);
  const link = followedLink(c);
  if (link?.code) rememberSponsor(c, link.code);
  const sponsor = link ? { code: link.code ?? null } : rememberedSponsor(c, confirmed);
  return {
    screen: "welcome",
    personal: true,
    props: { ...(confirmed === undefined ? {} : { confirmed }), ...(sponsor ? { sponsor } : {}) },
    head: { title: pageTitle(sponsor ? ofSponsor("title") : t("welcome.title")), noindex: true },
  };
};

/** Whoever confirms an e-mail has an account: the page is about that. */
function rememberedSponsor(c: AppContext, confirmed: EmailConfirmation | undefined) {
  const code = confirmed === undefined ? sponsorCode(c) : undefined;
  return code === undefined ? undefined : { code };
}
