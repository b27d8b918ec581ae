import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { gatewayAddress } from "../order/gateway-address.ts";
import { wasJustSentToPay } from "../order/open-order.ts";
import { originOf } from "../page/origin.ts";
import { refererPage } from "../session/requested-page.ts";

/**
 * Who comes from a page of the shop has left the gateway behind: nothing is on its way. From elsewhere, or where the
 * browser does not say, it may be the gateway's return, whose result may not be told yet.
 *
 * A gateway without a page of its own sends the browser back with the shop's bare origin as `Referer`: a redirect over
 * another site keeps no more of it. The home page sends the same, so the moment of leaving decides.
 */
export function cameFrom(c: AppContext, order: string): "shop" | "gateway" {
  const page = refererPage(c);
  if (!page || gatewayAddress(page, c.var.configuration.paymentPages, originOf(c))) return "gateway";
  if (page === href("index") && wasJustSentToPay(c, order)) return "gateway";
  return "shop";
}
