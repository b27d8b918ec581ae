import { type AmountRow, amountRows } from "../../../../shared/cart/amounts/amount-rows.ts";
import { amountsTexts, amountText, rowName } from "../../../../shared/cart/amounts/amounts.texts.ts";
import type { Cart, CartAccounting } from "../../../../shared/cart/cart.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./amounts.module.css";

const t = translator(amountsTexts);

interface AmountsProps {
  accounting: CartAccounting;
  delivery?: Cart["delivery"];
  updating?: boolean;
  names?: Partial<Record<AmountRow["name"] | "total", string>>;
}

export function Amounts({ accounting, delivery = null, updating = false, names = {} }: AmountsProps) {
  const total = t(accounting.isShippingDue ? "totalWithoutDelivery" : "total");
  return (
    <dl className={updating ? `stack-3 ${css.lines} ${css.stale}` : `stack-3 ${css.lines}`}>
      {amountRows(accounting).map((row) => (
        <Row
          key={row.name}
          name={names[row.name] ?? rowName(row, { accounting, delivery })}
          amount={amountText(row)}
        />
      ))}
      <Total {...accounting} name={names.total ?? total} />
    </dl>
  );
}

function Total({ name, total, totalWithoutTax, vatIncluded }: CartAccounting & { name: string }) {
  return (
    <>
      <div className={css.total}>
        <dt>{name}</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
      {totalWithoutTax !== null && (
        <Row quiet name={t("totalWithoutTax")} amount={formatAmount(totalWithoutTax)} />
      )}
      {vatIncluded !== null && <Row quiet name={t("vat")} amount={formatAmount(vatIncluded)} />}
    </>
  );
}

function Row({ name, amount, quiet }: { name: string; amount: string; quiet?: boolean }) {
  return (
    <div className={quiet ? css.quiet : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
