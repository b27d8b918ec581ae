import { formatAmount } from "../../../shared/money/money.ts";
import css from "./parcel-total.module.css";

interface ParcelTotalProps {
  label: string;
  total: number | null;
  hint: string;
}

export function ParcelTotal({ label, total, hint }: ParcelTotalProps) {
  return (
    <div className={css.total}>
      {total !== null && (
        <p className={css.amount}>
          <span>{label}</span> <strong>{formatAmount(total)}</strong>
        </p>
      )}
      <p className="note">{hint}</p>
    </div>
  );
}
