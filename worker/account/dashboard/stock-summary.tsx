import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { StockSummary } from "../../../client/features/subscription/stock/stock-summary.tsx";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { nextDeliveries } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { stockTexts } from "../../../shared/subscription/stock/stock.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { late } from "../../page/late.ts";
import { type StockEater, stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import type { StockWord } from "../../purchase/stock/stock-word.ts";

const t = translator(stockTexts);

export async function stockSummary(
  services: Services<"content" | "ecommerce" | "log">,
  subscriptions: Promise<CustomerSubscription[]>,
  words: readonly StockWord[],
  animals: Promise<readonly StockEater[]>,
): Promise<ReactNode> {
  const all = await subscriptions.catch(() => []);
  const next = nextDeliveries(all, [], clock.date()).planned.find(({ isLast }) => !isLast);
  const subscription = all.find(({ id }) => id === next?.id);
  if (!subscription) return null;
  const summary = stockAtHomeOf(services, subscription, { words, animals }).then((stock) =>
    stock?.bowls.length ? <StockSummary id={subscription.id} stock={stock} /> : null,
  );
  return late(services, "stock at home", summary, <CardText>{t("down")}</CardText>);
}
