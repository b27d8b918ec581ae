import { noFields } from "../../shared/forms/form-rules.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppRequest, Services } from "../context.ts";
import { senderProps } from "../forms/bot-check.ts";
import { backToPage, senderMessages } from "../forms/email-form.ts";
import { form, nothing } from "../forms/form.ts";
import { refererPage } from "../session/requested-page.ts";

const t = translator(searchTexts.check);

/** Lets a person search on behind a network over its quota. Without scripts there is no check, only the wait. */
export const searchCheck = form({
  failure: "search not opened",
  given: nothing,
  rules: () => noFields,
  networkLimit: "SEARCH_LIMIT",
  botCheck: { action: "search" },
  act: async (c) => ({ json: null, to: pageOf(c.req) }),
  back: (c, refused) => backToPage(c, refused, pageOf(c.req), {}),
  messages: (c) => senderMessages(c.var, t),
});

/** Null if the bot check is off. */
export async function offeredCheck(services: Services<"configuration">) {
  const { scriptUrl, verifyUrl } = services.configuration.botCheck;
  return scriptUrl && verifyUrl ? senderProps(services) : null;
}

const pageOf = (req: AppRequest) => safeReturnTo(refererPage(req), href("rechercher"));
