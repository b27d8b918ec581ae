import { UspIcon } from "../../ui/usp-icons.tsx";
import css from "./delivery-promise.module.css";

export interface DeliveryPromiseProps {
  days: string;
  condition: string;
  fees: string;
}

export function DeliveryPromise({ days, condition, fees }: DeliveryPromiseProps) {
  return (
    <div className={css.promise}>
      <UspIcon name="truck" />
      <p>
        <strong>{days}</strong>
        {`, ${condition}`}
      </p>
      <p className={css.fees}>{fees}</p>
    </div>
  );
}
