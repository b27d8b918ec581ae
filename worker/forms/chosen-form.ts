import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { isOfOtherCustomer } from "../page/customer-mark.ts";
import type { Page } from "../page/page.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice } from "../session/notice.ts";
import { requestedPage } from "../session/requested-page.ts";
import { sessionTexts } from "../session/texts.ts";
import { isSmallBody, type Posted, type ReadOptions, readPosted, unread } from "./posted.ts";
import { type LimitName, withinNetworkLimit } from "./within-limit.ts";

const t = translator(sessionTexts);

export function chosenForm<Params, Back extends Page | Response>(
  choose: (c: AppContext, posted: Posted) => FormChoice<Params, Back>,
  { networkLimit, json = false, fileBytes = 0 }: ReadOptions & { networkLimit?: LimitName } = {},
) {
  return {
    async act(c: AppContext, params: Params): Promise<Back | Response> {
      const within = !networkLimit || (await withinNetworkLimit(c, networkLimit));
      const posted = within || isSmallBody(c) ? await readPosted(c, { json, fileBytes }) : unread;
      if (isOfOtherCustomer(c, posted.data)) return refuseOtherCustomer(c);
      return choose(c, posted).answer(c, params, { posted, within, json, networkLimit });
    },
    /** A longer draft would not fit a cookie, so its body is not read; nor is one beyond the limit. */
    async onGuardRedirect(c: AppContext, params: Params): Promise<void> {
      if (!isSmallBody(c) || (networkLimit && !(await withinNetworkLimit(c, networkLimit)))) return;
      const posted = await readPosted(c, { json });
      await choose(c, posted).saveDraft?.(c, params, posted);
    },
  };
}

/** Saves no draft, since it is not this customer's. */
function refuseOtherCustomer(c: AppContext): Response {
  const to = requestedPage(c) ?? href("mon-compte");
  leaveNotice(c, { tone: "error", text: t("otherCustomer") });
  c.header("Cache-Control", "no-store");
  return wantsJson(c) ? c.json({ redirect: to }, 409) : c.redirect(to, 303);
}

export interface FormChoice<Params, Back extends Page | Response> {
  answer(c: AppContext, params: Params, received: Received): Promise<Back | Response>;
  saveDraft?: ((c: AppContext, params: Params, posted: Posted) => Promise<void>) | undefined;
}

export interface Received {
  posted: Posted;
  within: boolean;
  json: boolean;
  networkLimit: LimitName | undefined;
}
