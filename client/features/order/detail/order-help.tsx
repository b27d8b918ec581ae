import { claimTexts } from "../../../../shared/claim/claim.texts.ts";
import { contractHref } from "../../../../shared/contract/contract-href.ts";
import type { AfterSale } from "../../../../shared/order/detail/after-sale.ts";
import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import type { OrderOrigin, PlacedOrder } from "../../../../shared/order/order-view.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import css from "./order-help.module.css";

const t = translator(orderDetailTexts);
const claim = translator(claimTexts);

interface OrderHelpProps extends Pick<AfterSale, "canWithdraw"> {
  order: Pick<PlacedOrder, "token" | "number" | "cart" | "hasSubscription" | "isCancellable" | "isClaimable">;
  followUp: LatePart<AfterSale>;
  subscription: LatePart<OrderOrigin | null>;
}

/** Withdrawal and termination are legal rights: their links must not wait for late data. */
export function OrderHelp({ order, canWithdraw, followUp, subscription }: OrderHelpProps) {
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
        <Late
          fallback={<Withdrawal number={number} canWithdraw={canWithdraw} />}
          broken={<Withdrawal number={number} canWithdraw={canWithdraw} />}
        >
          <LateWithdrawal number={number} followUp={followUp} />
        </Late>
        {hasSubscription && (
          <li>
            <Late fallback={<EndLink contract={number} />} broken={<EndLink contract={number} />}>
              <LateEndLink order={number} subscription={subscription} />
            </Late>
          </li>
        )}
      </ul>
    </section>
  );
}

function LateWithdrawal({ number, followUp }: Pick<OrderHelpProps, "followUp"> & { number: string }) {
  return <Withdrawal number={number} canWithdraw={useLate(followUp).canWithdraw} />;
}

function Withdrawal({ number, canWithdraw }: Pick<AfterSale, "canWithdraw"> & { number: string }) {
  return (
    canWithdraw && (
      <li>
        <a href={contractHref("withdrawal", number)}>{t("help.withdraw")}</a>
        <p className="note">{t("help.until")}</p>
      </li>
    )
  );
}

const EndLink = ({ contract }: { contract: string }) => (
  <a href={contractHref("termination", contract)}>{t("subscription.end")}</a>
);

/** The termination form also accepts an order number. */
function LateEndLink({ order, subscription }: { order: string } & Pick<OrderHelpProps, "subscription">) {
  return <EndLink contract={useLate(subscription)?.number ?? order} />;
}

function questionHref({ number, cart }: OrderHelpProps["order"]): string {
  const query = new URLSearchParams({ commande: number });
  const [line, ...others] = cart.lines;
  if (line && others.length === 0) query.set("produit", nameOf(line));
  return `${href("nous-contacter")}?${query}`;
}

const nameOf = ({ productName, variantName }: PlacedOrder["cart"]["lines"][number]) =>
  [productName, variantName].filter(Boolean).join(", ");
