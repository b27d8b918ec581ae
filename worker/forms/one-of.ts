import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { isOfOtherCustomer } from "../page/customer-mark.ts";
import type { Page } from "../page/page.ts";
import { pageTop } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice } from "../session/notice.ts";
import { redirectToSignIn } from "../session/redirect-to-sign-in.ts";
import { requestedPage } from "../session/requested-page.ts";
import { sessionTexts } from "../session/texts.ts";
import type { Alternative, FormAction } from "./form-definition.ts";
import { isSmallBody, type Posted, readPosted, unread } from "./posted.ts";
import { withinNetworkLimit } from "./within-limit.ts";

const t = translator(sessionTexts);

interface Alternatives<Name extends string, Params, Back extends Page | Response> {
  /** The name of the posted form; nothing is posted if the body may not be read. */
  choose: (c: AppContext, posted: Posted) => Name;
  forms: Readonly<Record<Name, Alternative<Params, Back>>>;
}

/** The forms of a page. @throws Error if their network limits differ: the body is not read before that limit */
export function oneOf<Name extends string, Params, Back extends Page | Response>({
  choose,
  forms,
}: Alternatives<Name, Params, Back>): FormAction<Params, Back> {
  const all = Object.values<Alternative<Params, Back>>(forms);
  const limits = new Set(all.flatMap(({ networkLimit }) => networkLimit ?? []));
  if (limits.size > 1) throw new Error("The forms of a page share one network limit.");
  const [networkLimit] = limits;
  const forCustomers = all.some((one) => one.forCustomers);
  const json = all.some((one) => one.json);
  const fileBytes = Math.max(...all.map((one) => one.fileBytes ?? 0));

  async function act(c: AppContext, params: Params): Promise<Back | Response> {
    if (forCustomers && !c.var.session.loggedIn) return redirectToSignIn(c);
    const within = !networkLimit || (await withinNetworkLimit(c, networkLimit));
    const posted = within || isSmallBody(c.req) ? await readPosted(c, { json, fileBytes }) : unread;
    if (isOfOtherCustomer(c.var, posted.data)) return refuseOtherCustomer(c);
    return forms[choose(c, posted)].answer(c, params, { posted, within });
  }

  /** A longer draft would not fit a cookie, so its body is not read; nor is one beyond the limit. */
  async function onGuardRedirect(c: AppContext, params: Params): Promise<void> {
    if (!isSmallBody(c.req) || (networkLimit && !(await withinNetworkLimit(c, networkLimit)))) return;
    const posted = await readPosted(c, { json });
    await forms[choose(c, posted)].saveDraft?.(c, params, posted);
  }

  return all.some((one) => one.saveDraft) ? { act, onGuardRedirect } : { act };
}

/** Saves no draft, since it is not this customer's. */
function refuseOtherCustomer(c: AppContext): Response {
  const to = requestedPage(c.req) ?? href("mon-compte");
  leaveNotice(c, { tone: "error", text: t("otherCustomer") });
  c.header("Cache-Control", "no-store");
  return wantsJson(c) ? c.json({ redirect: to }, 409) : c.redirect(to + pageTop, 303);
}
