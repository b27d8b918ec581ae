import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { StockAtHome } from "../../../client/features/subscription/stock/stock-at-home.tsx";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { stockTexts } from "../../../shared/subscription/stock/stock.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { animalsToFeed } from "../../nutrition/animals-to-feed.ts";
import { late } from "../../page/late.ts";
import { stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import { stockWordsOf } from "../../purchase/stock/stock-word.ts";

const t = translator(stockTexts);

export function stockCard(c: AppContext, subscription: CustomerSubscription): Promise<ReactNode> | undefined {
  if (!isRunning(subscription)) return undefined;
  const known = { words: stockWordsOf(c), animals: animalsToFeed(c) };
  const card = stockAtHomeOf(c.var, subscription, known).then((stock) =>
    stock ? <StockAtHome id={subscription.id} stock={stock} /> : <CardText>{t("nothing")}</CardText>,
  );
  return late(c.var, "stock at home", card, <CardText>{t("down")}</CardText>);
}
