import { formatAmount } from "../money/money.ts";
import { translator } from "../text/translator.ts";
import { formatDay } from "../time/dates.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

const t = translator({
  total: "Total de votre colis du {{day}}\u00a0: {{total}}, livraison comprise.",
  totalWithoutDay: "Total de votre prochain colis\u00a0: {{total}}, livraison comprise.",
});

export function settledTotal({
  nextShipmentDate,
  total,
}: Pick<CustomerSubscription, "nextShipmentDate" | "total">): string {
  if (total === null) return "";
  const amount = formatAmount(total);
  return nextShipmentDate
    ? t("total", { day: formatDay(nextShipmentDate), total: amount })
    : t("totalWithoutDay", { total: amount });
}
