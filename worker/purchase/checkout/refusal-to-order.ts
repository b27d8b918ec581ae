import { itemName, namesInSentence } from "../../../shared/order/item-name.ts";
import { isEmptyOrder, type Order } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import { checkoutNotices } from "../texts.ts";

const t = translator(checkoutNotices);

type Goods = Pick<Order, "items" | "unreadLines">;

export function refusalToOrder(order: Goods): string | undefined {
  const { items } = order;
  if (isEmptyOrder(order)) return t("empty");
  if (!isKnown(order)) return t("unknownGoods");
  const names = items.filter(({ variant }) => variant.inStock === false).map(itemName);
  return names.length > 0 ? t("soldOut", { names: namesInSentence(names) }) : undefined;
}

/** The recap must be able to show all ordered goods (code de la consommation, L221-14). */
const isKnown = ({ items, unreadLines }: Goods): boolean =>
  unreadLines === 0 &&
  items.every(
    ({ variant, quantity, subscriptionInterval }) =>
      variant.code && quantity !== null && subscriptionInterval !== null,
  );
