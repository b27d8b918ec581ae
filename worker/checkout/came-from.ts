import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { originOf } from "../page/origin.ts";
import { refererPage } from "../session/requested-page.ts";
import { gatewayAddress } from "./gateway-address.ts";

/**
 * Who comes from a page of the shop has left the gateway behind: nothing is on its way. From elsewhere, or where the
 * browser does not say, it may be the gateway's return, whose result may not be told yet.
 */
export function cameFrom(c: AppContext): "account" | "shop" | "gateway" {
  const page = refererPage(c);
  if (!page || gatewayAddress(page, c.var.configuration.paymentPages, originOf(c))) return "gateway";
  return page.startsWith(href("mon-compte")) ? "account" : "shop";
}
