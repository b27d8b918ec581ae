import { href } from "../../../shared/routes.ts";
import { addItemTexts } from "../../../shared/subscription/add/add-item.texts.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { redirectTo } from "../../page/redirect.ts";
import { ownSubscriptionsOnce } from "../../purchase/subscription/own-subscriptions.ts";
import { leaveNotice } from "../../session/notice.ts";
import { subscriptionNotice } from "../subscription-notice.ts";

const t = translator(addItemTexts);

export function isForParcel(req: AppRequest): boolean {
  return req.query("modifier") === "ajouter" && req.query("variante") !== undefined;
}

export async function leadToParcel(c: AppContext): Promise<Response> {
  const now = clock.date();
  const running = (await ownSubscriptionsOnce(c)).filter(isRunning);
  const [next] = running.toSorted((one, other) => rank(one, now).localeCompare(rank(other, now)));
  if (!next) {
    leaveNotice(c, subscriptionNotice("info", t("noSubscription")));
    return redirectTo(c, href("mon-compte-mes-abonnements"), 302);
  }
  const { variante = "", panier } = c.req.query();
  const choices = { variante, ...(panier === undefined ? {} : { panier }) };
  return redirectTo(c, changeHref(next.id, "ajouter", choices), 302);
}

const rank = (subscription: CustomerSubscription, now: Date): string =>
  `${isLocked(subscription, now) ? 1 : 0} ${subscription.nextShipmentDate ?? "9999"}`;
