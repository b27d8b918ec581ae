import { href } from "../../../shared/routes.ts";
import { openingState } from "../../../shared/shops/opening-hours.ts";
import type { ListedShop } from "../../../shared/shops/shop-view.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { OpeningBadge } from "./opening-badge.tsx";
import { ShopAddress } from "./shop-links.tsx";
import css from "./shop-popup.module.css";

const t = translator(shopTexts);

export function ShopPopup({ shop, moment }: { shop: ListedShop; moment: number }) {
  return (
    <>
      <p className={css.name}>{shop.name}</p>
      <p>
        <OpeningBadge state={openingState(shop, moment)} />
      </p>
      <ShopAddress shop={shop} />
      <p>
        <a className={css.link} href={href("magasins-shop", { shop: shop.slug })}>
          {t("card.details")}
          <VisuallyHidden> {shop.name}</VisuallyHidden>
        </a>
      </p>
    </>
  );
}
