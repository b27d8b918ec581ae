import type { Cart } from "../../../shared/cart/cart.ts";
import { icon } from "../../ui/icons.tsx";
import css from "./amounts/cart-accounting.module.css";

const TruckIcon = icon(
  "M4.5 17H3V7h11v10H9.5M14 10h3.5l3.5 3.5V17h-1.5M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
);

export function CartArrival({ cart: { delivery } }: { cart: Cart }) {
  const arrival = delivery?.arrival;
  if (!arrival) return null;
  return (
    <p className={css.arrival}>
      <TruckIcon size={20} />
      <span>
        <strong>{arrival.days}</strong>, {arrival.condition}
      </span>
    </p>
  );
}
