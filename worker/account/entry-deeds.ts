import { addressBookNotices } from "../../shared/address/address-book.texts.ts";
import { addressBookHref } from "../../shared/address/address-book.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { addressPage, leaveBookNotice } from "./address-page.ts";

const say = translator(addressBookNotices);

/** Deletes an entry, asked for by the form that follows the question. */
export async function removeEntry(c: AppContext, id: number) {
  try {
    await c.var.ecommerce.removeAddress(id);
    leaveBookNotice(c, { tone: "success", text: say("removed") });
  } catch (error) {
    // Somebody else's, or deleted a moment ago in another tab.
    if (isMissing(error)) return listPage(c, say("gone"));
    if (!isDown(error)) throw error;
    c.var.log.error("address not deleted", error);
    leaveBookNotice(c, { tone: "error", text: say("notRemoved") });
  }
  return c.redirect(addressBookHref(), 303);
}

/** The address that later orders begin with (spec 4, address). */
export async function chooseFavourite(c: AppContext, id: number) {
  const { ecommerce, session } = c.var;
  try {
    // The customer's own: what a form names is not believed.
    await ecommerce.address(id);
    await ecommerce.chooseFavourite(session.customerUri ?? "", id);
    leaveBookNotice(c, { tone: "success", text: say("favourite") });
  } catch (error) {
    if (isMissing(error)) return listPage(c, say("gone"));
    // Down, or a cookie that names no customer: either way the favourite stays what it was.
    if (error instanceof UpstreamError && error.status === 401) throw error;
    c.var.log.error("favourite address not chosen", error);
    leaveBookNotice(c, { tone: "error", text: say("notFavourite") });
  }
  return c.redirect(addressBookHref(), 303);
}

/** The list, under the status of what is not there. */
async function listPage(c: AppContext, text: string): Promise<Page> {
  const addresses = await c.var.ecommerce.addresses();
  return addressPage(c, { kind: "list", addresses }, { status: 404, notice: { tone: "info", text } });
}

/** Not there, or somebody else's. */
export const isMissing = (error: unknown) => error instanceof UpstreamError && error.status === 404;

/** Not a session that is over, which leads to signing in. */
export const isDown = (error: unknown) => error instanceof UpstreamError && error.status !== 401;
