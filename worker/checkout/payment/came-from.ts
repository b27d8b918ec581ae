import { href } from "../../../shared/routes.ts";
import type { AppContext } from "../../context.ts";
import { originOf } from "../../page/origin.ts";
import { wasJustSentToPay } from "../../purchase/order/open-order.ts";
import { gatewayAddress } from "../../purchase/payment/gateway-address.ts";
import { refererPage } from "../../session/requested-page.ts";

/**
 * Any visitor who does not come from a page of the shop may be returning from the gateway, before the
 * payment's result is known. A gateway without a page of its own sends the shop's bare origin as `Referer`,
 * like our home page does; the time since the visitor left for it then decides.
 */
export function cameFrom(c: AppContext, order: string): "shop" | "gateway" {
  const page = refererPage(c.req);
  if (!page || gatewayAddress(page, c.var.configuration.paymentPages, originOf(c.req))) return "gateway";
  if (page === href("index") && wasJustSentToPay(c, order)) return "gateway";
  return "shop";
}
