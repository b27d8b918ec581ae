import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { stockWordTexts } from "../../../shared/subscription/stock/stock-word.texts.ts";
import type { StockAnswer } from "../../../shared/subscription/stock/stock-word.ts";
import { stockRules } from "../../../shared/subscription/stock/stock-word.ts";
import { translator } from "../../../shared/text/translator.ts";
import { animalsToFeed } from "../../nutrition/animals-to-feed.ts";
import { stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import { forgetStockWord, saveStockWord, stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";

const t = translator(stockWordTexts);

export const stockWord = changeForm<StockAnswer>({
  name: "stock",
  failure: "stock not saved",
  isHeldByLock: false,
  rules: (_, subscription) => stockRules(recurringCodes(subscription)),
  page: async (c, step) => {
    const known = { words: stockWordsOf(c), animals: animalsToFeed(c) };
    const stock = await stockAtHomeOf(c.var, step.subscription, known);
    const page = stepPage(c, { name: "stock", title: t("title") }, step);
    return {
      screen: "subscription-stock",
      ...page,
      props: { ...page.props, meals: stock?.meals ?? [], saidOn: stock?.saidOn ?? null },
    };
  },
  write: async (c, subscription, { forget, shares }) => {
    if (forget) forgetStockWord(c, subscription.id);
    else saveStockWord(c, subscription.id, shares);
    return subscription;
  },
  done: (_, { forget }) => t(forget ? "forgotten" : "done"),
});

const recurringCodes = ({ items }: CustomerSubscription): string[] =>
  items.flatMap(({ variant, once }) => (variant && !once ? [variant] : []));
