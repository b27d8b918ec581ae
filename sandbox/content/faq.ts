import type { FaqQuestion } from "../content-system/entries/faq.ts";
import { account } from "./faq/account.ts";
import { delivery } from "./faq/delivery.ts";
import type { FaqTheme } from "./faq/faq-entry.ts";
import { feeding } from "./faq/feeding.ts";
import { order } from "./faq/order.ts";
import { productsAndStorage } from "./faq/products.ts";
import { returns } from "./faq/returns.ts";
import { shops } from "./faq/shops.ts";
import { subscription } from "./faq/subscription.ts";

export const faqThemes: FaqTheme[] = [
  delivery,
  subscription,
  order,
  productsAndStorage,
  feeding,
  account,
  returns,
  shops,
];

export const faq: FaqQuestion[] = faqThemes.flatMap(({ slug, name, intro, questions }) =>
  questions.map((question) => ({ keywords: "", ...question, theme: { slug, name, intro } })),
);
