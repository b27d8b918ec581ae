import { href } from "../../../shared/routes.ts";
import { dayAt } from "../../../shared/shops/day-hours.ts";
import { formatDistance } from "../../../shared/shops/distance.ts";
import { isShopOpen, openingState } from "../../../shared/shops/opening-hours.ts";
import { specialText } from "../../../shared/shops/opening-texts.ts";
import type { ListedShop } from "../../../shared/shops/shop-view.ts";
import { specialDaysFrom } from "../../../shared/shops/special-days.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import numbers from "../map/place-number.module.css";
import { OpeningBadge } from "./opening-badge.tsx";
import css from "./shop-card.module.css";
import { DirectionsLink, PhoneLink, ShopAddress } from "./shop-links.tsx";

const t = translator(shopTexts);

const noticeDays = 8;

export interface ShopCardProps {
  shop: ListedShop;
  moment: number;
  active?: boolean;
  onActive?: (active: boolean) => void;
  onLocate?: () => void;
}

export function ShopCard({ shop, moment, active, onActive, onLocate }: ShopCardProps) {
  const [next] = specialDaysFrom(shop, dayAfter(dayAt(moment)), noticeDays);
  return (
    <article
      className={css.card}
      data-active={active || undefined}
      onPointerEnter={() => onActive?.(true)}
      onPointerLeave={() => onActive?.(false)}
      onFocus={() => onActive?.(true)}
      onBlur={() => onActive?.(false)}
    >
      <div className={css.head}>
        {onLocate && (
          <span
            className={`${numbers.number} needs-scripts`}
            data-pale={isShopOpen(openingState(shop, moment)) ? undefined : ""}
            aria-hidden="true"
          />
        )}
        <h3 className={css.name}>
          <a href={href("magasins-shop", { shop: shop.slug })}>{shop.name}</a>
        </h3>
        {shop.distance !== null && (
          <p className={css.distance}>
            <VisuallyHidden>{t("distance", { distance: "" })}</VisuallyHidden>
            {formatDistance(shop.distance)}
          </p>
        )}
      </div>
      <p>
        <OpeningBadge state={openingState(shop, moment)} />
      </p>
      <ShopAddress shop={shop} className="note" />
      {next && <p className={css.special}>{specialText(next)}</p>}
      <div className={css.links}>
        <PhoneLink shop={shop} className={css.link} />
        <DirectionsLink shop={shop} className={css.link} />
        {onLocate && (
          <button type="button" className={`${css.locate} needs-scripts`} onClick={onLocate}>
            {t("card.onMap")}
            <VisuallyHidden> {shop.name}</VisuallyHidden>
          </button>
        )}
      </div>
    </article>
  );
}
