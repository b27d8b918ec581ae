import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { StockAtHome } from "../../../client/features/subscription/stock/stock-at-home.tsx";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { stockTexts } from "../../../shared/subscription/stock/stock.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { late } from "../../page/late.ts";
import { stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import type { StockWord } from "../../purchase/stock/stock-word.ts";

const t = translator(stockTexts);

export function stockCard(
  services: Services<"content" | "ecommerce" | "log" | "settings">,
  subscription: CustomerSubscription,
  known: { words: readonly StockWord[] },
): Promise<ReactNode> | undefined {
  if (!isRunning(subscription)) return undefined;
  const card = stockAtHomeOf(services, subscription, known).then((stock) =>
    stock ? <StockAtHome id={subscription.id} stock={stock} /> : <CardText>{t("nothing")}</CardText>,
  );
  return late(services, "stock at home", card, <CardText>{t("down")}</CardText>);
}
