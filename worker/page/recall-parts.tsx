import type { ReactNode } from "react";
import { RecallNotice } from "../../client/features/recall/recall-notice.tsx";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { meaningOfOrder } from "../../shared/order/order-states.ts";
import type { Product } from "../../shared/product/product.ts";
import { type LotRecall, mayHold } from "../../shared/recall/lot-recall.ts";
import { recallAlertTexts } from "../../shared/recall/recall-alert.texts.ts";
import { articlesIn } from "../../shared/recall/recalled-orders.ts";
import { translator } from "../../shared/text/translator.ts";

const t = translator(recallAlertTexts);

/** Shows recalls of all formats: the reader may own another one than the chosen. */
export function ProductRecalls({
  product: { variants, oldProduct },
  recalls,
}: {
  product: Product;
  recalls: readonly LotRecall[];
}) {
  return noticeOf(
    recalls.flatMap(({ variant: { code }, lots }) => {
      const variant = variants.find((one) => one.code === code);
      return variant
        ? [t("product", { format: variant.name, lots, isSold: !oldProduct && variant.isInStock })]
        : [];
    }),
  );
}

export function orderRecalls(order: CheckoutOrder, recalls: readonly LotRecall[]): ReactNode {
  const { token, number, state, items, checkoutCompletedAt: orderedAt } = order;
  if (!meaningOfOrder(state).isKept) return null;
  const held = recalls.filter((recall) => mayHold(recall, { orderedAt, items }));
  return noticeOf(articlesIn({ token, number, items }, held).map((article) => t("ordered", article)));
}

const noticeOf = (texts: readonly string[]) =>
  texts.length ? <RecallNotice texts={[...new Set(texts)]} /> : null;
