import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { formatDistance } from "../../../shared/shops/distance.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Badge } from "../../ui/badge.tsx";
import numbers from "../map/place-number.module.css";
import { PointHours } from "./point-hours.tsx";
import css from "./point-option.module.css";

const t = translator(pickupTexts);

export interface PointOptionProps {
  id: string;
  name: string;
  point: PickupPoint;
  /** Shows the number that the point's marker has on the map. */
  isNumbered: boolean;
  isSent: boolean;
  isFocused: boolean;
  onChoose: () => void;
}

export function PointOption({ id, name, point, isNumbered, isSent, isFocused, onChoose }: PointOptionProps) {
  const { street, postcode, city, distance } = point;
  const active = point.active !== false;
  return (
    <div className={css.point}>
      <label className={css.option} htmlFor={id}>
        <input
          id={id}
          className={css.radio}
          type="radio"
          name={name}
          value={point.id}
          defaultChecked={isSent && active}
          disabled={!active}
          // biome-ignore lint/a11y/noAutofocus: only on a page that came back for it, where no script can focus it
          autoFocus={isFocused}
          onChange={onChoose}
          aria-describedby={`${id}-lieu`}
        />
        {isNumbered && (
          <span
            className={`${numbers.number} needs-scripts`}
            data-pale={active ? undefined : ""}
            aria-hidden="true"
          />
        )}
        <span className={css.name}>{point.name}</span>
        {typeof distance === "number" && <span className={css.distance}>{formatDistance(distance)}</span>}
      </label>
      <div className={`note ${css.detail}`}>
        <p id={`${id}-lieu`}>
          {[street, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
          {!active && <span className={css.inactive}>{t("inactiveText")}</span>}
        </p>
        {active ? (
          <PointHours week={point.openingHours} of={point.name} />
        ) : (
          <Badge tone="red">{t("inactive")}</Badge>
        )}
      </div>
    </div>
  );
}
