import type { EatenInCart } from "../../../../shared/cart/cart.ts";
import type { ShownCart } from "../optimistic-cart.ts";
import { CartLineItem } from "./cart-line.tsx";
import css from "./cart-lines.module.css";
import type { LineChanges } from "./line-changes.ts";
import { RemovedLineItem } from "./removed-line.tsx";

interface CartLinesProps {
  shown: ShownCart;
  changes: LineChanges;
  aside?: boolean;
  offersParcel?: boolean | undefined;
  eaten?: EatenInCart;
  draftOf?: (lineId: number) => string | undefined;
}

export function CartLines({ shown, changes, aside, offersParcel, eaten, draftOf }: CartLinesProps) {
  const { cart, updating, busyLines } = shown;
  if (changes.rows.length === 0) return null;
  return (
    <ul className={aside ? css.lines : `${css.lines} ${css.onPage}`}>
      {changes.rows.map(({ line, removed }) =>
        removed ? (
          <RemovedLineItem
            key={line.id}
            line={line}
            aside={aside}
            removing={busyLines.includes(line.id)}
            restoring={changes.restoring.includes(line.variantCode)}
            problem={changes.problemOf(line.id)}
            onRestore={changes.onRestore}
          />
        ) : (
          <CartLineItem
            key={line.id}
            line={line}
            frequencies={cart.frequencies}
            draftQuantity={draftOf?.(line.id)}
            aside={aside}
            problem={changes.problemOf(line.id)}
            offersParcel={offersParcel}
            eaten={eaten?.[line.sku ?? ""]}
            busy={busyLines.includes(line.id)}
            updating={updating}
            onChange={changes.onChange}
            onRemove={changes.onRemove}
            onSwap={changes.onSwap}
          />
        ),
      )}
    </ul>
  );
}
