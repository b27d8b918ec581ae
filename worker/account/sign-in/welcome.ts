import type { EmailConfirmation } from "../../../shared/account/sign-in/email-confirmation.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { href } from "../../../shared/routes.ts";
import { sponsorTexts } from "../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import type { Loader, Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { confirmationToken } from "../../session/confirmation-link.ts";
import { followedLink, rememberSponsor, sponsorCode } from "../../session/visitor/sponsor-code.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

export const loadWelcome: Loader<"mon-compte-bienvenue"> = async (c) => welcomePage(c);

/** A form instead of a link, because mail scanners follow every link. */
export const confirmEmail = form({
  failure: "e-mail not confirmed",
  given: (c) => confirmationToken(c.req) ?? "",
  rules: () => noFields,
  networkLimit: "SIGN_IN_LIMIT",
  act: async (c, { given: token }): Promise<FormResult<Page>> => {
    const confirmed = await confirm(c.var, token);
    if (confirmed !== "done") return { json: { confirmed }, page: () => welcomePage(c, confirmed) };
    const to = href(c.var.session.loggedIn ? "mon-compte" : "index");
    return { to, notice: { tone: "success", text: t("welcome.done") } };
  },
  back: (c) => welcomePage(c, "unavailable"),
});

async function confirm(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  token: string,
): Promise<EmailConfirmation> {
  try {
    await ecommerce.verifyEmail(token);
    return "done";
  } catch (error) {
    const { status, refused } = error instanceof UpstreamError ? error : { status: 0, refused: false };
    // The path contains the token, which must not be logged.
    log.warn("e-mail not confirmed", { status });
    return refused ? "expired" : "unavailable";
  }
}

function welcomePage(c: AppContext, problem?: Exclude<EmailConfirmation, "done">): Page {
  const token = confirmationToken(c.req);
  const link = followedLink(c);
  if (link?.code) rememberSponsor(c, link.code);
  const sponsor = link ? { code: link.code ?? null } : rememberedSponsor(c, token !== undefined);
  const page = href("mon-compte-bienvenue");
  const mayConfirm = token !== undefined && problem !== "expired";
  return {
    screen: "welcome",
    personal: true,
    props: {
      ...(problem && { problem }),
      ...(mayConfirm && { confirmAction: `${page}?${new URLSearchParams({ jeton: token })}` }),
      ...(sponsor ? { sponsor } : {}),
      loggedIn: c.var.session.loggedIn,
    },
    head: { title: pageTitle(sponsor ? ofSponsor("title") : t("welcome.title")), noindex: true },
  };
}

function rememberedSponsor(c: AppContext, confirms: boolean) {
  const code = confirms ? undefined : sponsorCode(c);
  return code === undefined ? undefined : { code };
}
