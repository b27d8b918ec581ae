import { hashOf } from "../../shared/hash.ts";
import type { TopHeader } from "../../shared/marketing/actions.ts";
import type { AppContext } from "../context.ts";
import { offScreens } from "../feature-screens.ts";
import { originOf } from "../page/origin.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const closedFor = 30 * 86_400;

export async function topHeaderFor(c: AppContext): Promise<(TopHeader & { id: string }) | null> {
  const campaign = await c.var.marketing.topHeader();
  if (!campaign) return null;
  const isOff = offScreens(c.var.settings.features, originOf(c.req));
  const topHeader = campaign.link && isOff?.(campaign.link) ? { ...campaign, link: null } : campaign;
  const id = hashOf([topHeader.text, topHeader.link]);
  const closable = topHeader.closable && !c.var.bot;
  return closable && readCookie(c, "closedHeader") === id ? null : { ...topHeader, closable, id };
}

export function closeTopHeader(c: AppContext, id: string): void {
  writeCookie(c, "closedHeader", id, closedFor);
}
