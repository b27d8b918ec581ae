import { sayNextCharge } from "../../../../shared/subscription/next-delivery/say-next-charge.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import css from "./upcoming-list.module.css";

interface UpcomingListProps {
  upcoming: readonly UpcomingDelivery[];
  say: (delivery: { frequency: string; date: string }, awaits: UpcomingDelivery["awaits"]) => string;
}

export function UpcomingList({ upcoming, say }: UpcomingListProps) {
  return (
    <ul className="stack-3">
      {upcoming.map(({ interval, frequency, on, awaits, charge }) => {
        const { amount, note } = sayNextCharge(charge);
        return (
          <li key={interval}>
            {say({ frequency, date: formatDate(on) }, awaits)}
            {amount && <strong className={css.amount}>{amount}</strong>}
            {note && <span className={`note ${css.note}`}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
