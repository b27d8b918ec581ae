import { claimTexts } from "../../../../shared/claim/claim.texts.ts";
import { contractHref } from "../../../../shared/contract/contract-href.ts";
import type { AfterSale } from "../../../../shared/order/detail/after-sale.ts";
import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import type { PlacedOrder } from "../../../../shared/order/order-view.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import css from "./order-help.module.css";

const t = translator(orderDetailTexts);
const claim = translator(claimTexts);

interface OrderHelpProps extends Pick<AfterSale, "canWithdraw" | "mayWithdraw"> {
  order: Pick<PlacedOrder, "token" | "number" | "cart" | "hasSubscription" | "isCancellable" | "isClaimable">;
  followUp: LatePart<AfterSale>;
}

/**
 * Withdrawal and termination are legal rights, so their links do not wait for late data. Late data does not replace them
 * either: the replaced link would lose the keyboard's focus. The termination form also accepts an order number.
 */
export function OrderHelp({ order, canWithdraw, mayWithdraw, followUp }: OrderHelpProps) {
  const { number, hasSubscription } = order;
  return (
    <section className="stack-2">
      <h2 className="title-xs">{t("help.title")}</h2>
      <ul className={`stack-2 ${css.ways}`}>
        <li>
          <a href={questionHref(order)}>{t("help.ask")}</a>
        </li>
        {order.isClaimable && (
          <li>
            <a href={href("mon-compte-mes-commandes-order-signaler", { order: order.token })}>
              {claim("link")}
            </a>
          </li>
        )}
        {order.isCancellable && (
          <li>
            <a href={href("mon-compte-mes-commandes-order-annuler", { order: order.token })}>{t("cancel")}</a>
          </li>
        )}
        {mayWithdraw ? (
          <Withdrawal number={number} />
        ) : (
          <Late fallback={null} broken={canWithdraw && <Withdrawal number={number} />}>
            <LateWithdrawal number={number} followUp={followUp} />
          </Late>
        )}
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
  return useLate(followUp).canWithdraw && <Withdrawal number={number} />;
}

const Withdrawal = ({ number }: { number: string }) => (
  <li>
    <a href={contractHref("withdrawal", number)}>{t("help.withdraw")}</a>
    <p className="note">{t("help.until")}</p>
  </li>
);

function questionHref({ number, cart }: OrderHelpProps["order"]): string {
  const query = new URLSearchParams({ commande: number });
  const [line, ...others] = cart.lines;
  if (line && others.length === 0) query.set("produit", nameOf(line));
  return `${href("nous-contacter")}?${query}`;
}

const nameOf = ({ productName, variantName }: PlacedOrder["cart"]["lines"][number]) =>
  [productName, variantName].filter(Boolean).join(", ");
