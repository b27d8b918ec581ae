import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { weekdays } from "../../../shared/shops/shop.ts";
import { translator } from "../../../shared/text/translator.ts";
import { hourText, minutesOf } from "../../../shared/time/hours.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type HoursOfDays, weekInGroups } from "./pickup-hours.ts";
import css from "./point-option.module.css";

const t = translator(pickupTexts);

export function PointHours({ week, of }: { week: PickupPoint["openingHours"]; of: string }) {
  const groups = weekInGroups(week);
  if (groups.length === 0) return null;
  return (
    <details>
      <summary className={css.summary}>
        {t("hours")}
        <VisuallyHidden> {of}</VisuallyHidden>
      </summary>
      <dl className={css.week}>
        {groups.map((group) => (
          <div key={group.first}>
            <dt>{daysOf(group)}</dt>
            <dd>{spellsOf(group)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function daysOf({ first, last }: HoursOfDays): string {
  const [from, to] = [dayName(first), dayName(last)];
  const text = from === to ? from : t("to", { first: from, last: to });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const dayName = (day: number) => t(`days.${weekdays[day] ?? "monday"}`);

function spellsOf({ spells }: HoursOfDays): string {
  if (spells.length === 0) return t("closed");
  return spells.map(({ from, to }) => t("spell", { opens: clock(from), closes: clock(to) })).join(", ");
}

const clock = (time: string) => hourText(minutesOf(time));
