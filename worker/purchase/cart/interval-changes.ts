import {
  type Frequency,
  frequencyOf,
  knownFrequencies,
  minimumDeliveries,
} from "../../../shared/frequency/frequency.ts";
import { namesInSentence, orderItemName } from "../../../shared/order/item-name.ts";
import type { Order, OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import { checkoutNotices } from "../texts.ts";

const t = translator(checkoutNotices);

type Goods = Pick<Order, "items">;

/** Compares by variant, since merged lines get new ids. An unknown interval counts as unchanged. */
export function intervalChanges(
  before: Goods,
  after: Goods,
  frequencies: readonly Frequency[] = knownFrequencies,
): string[] {
  const changed = after.items.flatMap((item) => {
    const interval = before.items.find(
      ({ variant }) => variant.code === item.variant.code,
    )?.subscriptionInterval;
    const isSame = item.subscriptionInterval === interval;
    return interval === undefined || interval === null || item.subscriptionInterval === null || isSame
      ? []
      : [{ item, wasOnce: interval === 0 }];
  });
  const once = changed.filter(({ item }) => item.subscriptionInterval === 0);
  const subscribed = changed.filter(({ item }) => item.subscriptionInterval !== 0);
  return [
    ...(once.length > 0 ? [t("nowOnce", { names: namesOf(once) })] : []),
    ...subscribed.map(({ item, wasOnce }) =>
      t(wasOnce ? "nowSubscribed" : "otherFrequency", {
        name: orderItemName(item),
        frequency: inSentence(item, frequencies),
        minimum: minimumDeliveries,
      }),
    ),
  ];
}

export function subscriptionsIn(
  { items }: Goods,
  frequencies: readonly Frequency[] = knownFrequencies,
): string | undefined {
  const names = items
    .filter(({ subscriptionInterval }) => subscriptionInterval)
    .map((item) => `${orderItemName(item)} (${inSentence(item, frequencies)})`);
  return names.length > 0
    ? t("subscribed", { names: namesInSentence(names), minimum: minimumDeliveries })
    : undefined;
}

const namesOf = (changed: readonly { item: OrderItem }[]) =>
  namesInSentence(changed.map(({ item }) => orderItemName(item)));

function inSentence({ subscriptionInterval }: OrderItem, frequencies: readonly Frequency[]): string {
  const words = frequencyOf(subscriptionInterval ?? 0, frequencies);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
