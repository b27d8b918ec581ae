import { contractHref } from "../../../shared/contract/contract-href.ts";
import type { AfterSale } from "../../../shared/order/after-sale.ts";
import { orderDetailTexts } from "../../../shared/order/order-detail.texts.ts";
import type { PlacedOrder } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import css from "./order-help.module.css";

const t = translator(orderDetailTexts);

interface OrderHelpProps extends Pick<AfterSale, "withdrawal"> {
  order: Pick<PlacedOrder, "number" | "cart" | "hasSubscription">;
  /** Tells until when. */
  followUp: LatePart<AfterSale>;
}

/** Customer service, and the two legal ways out (duties), which wait for no late part. */
export function OrderHelp({ order, withdrawal, followUp }: OrderHelpProps) {
  const { number, hasSubscription } = order;
  return (
    <section className={css.help}>
      <h2 className={css.title}>{t("help.title")}</h2>
      <ul className={css.ways}>
        <li>
          <a href={questionHref(order)}>{t("help.ask")}</a>
        </li>
        <Late
          fallback={<Withdrawal number={number} withdrawal={withdrawal} />}
          broken={<Withdrawal number={number} withdrawal={withdrawal} />}
        >
          <LateWithdrawal number={number} followUp={followUp} />
        </Late>
        {hasSubscription && (
          <li>
            <a href={contractHref("termination", number)}>{t("subscription.end")}</a>
          </li>
        )}
      </ul>
    </section>
  );
}

function LateWithdrawal({ number, followUp }: Pick<OrderHelpProps, "followUp"> & { number: string }) {
  return <Withdrawal number={number} withdrawal={useLate(followUp).withdrawal} />;
}

function Withdrawal({ number, withdrawal }: Pick<AfterSale, "withdrawal"> & { number: string }) {
  return (
    withdrawal && (
      <li>
        <a href={contractHref("withdrawal", number)}>{t("help.withdraw")}</a>
        <p className={css.note}>
          {withdrawal.until
            ? t("help.until", { date: formatDate(withdrawal.until) })
            : t("help.untilUnknown")}
        </p>
      </li>
    )
  );
}

/** The form of customer service, filled in; of several products the shopper says which. */
function questionHref({ number, cart }: OrderHelpProps["order"]): string {
  const query = new URLSearchParams({ commande: number });
  const [line, ...others] = cart.lines;
  if (line && others.length === 0) query.set("produit", nameOf(line));
  return `${href("nous-contacter")}?${query}`;
}

const nameOf = ({ productName, variantName }: PlacedOrder["cart"]["lines"][number]) =>
  [productName, variantName].filter(Boolean).join(", ");
