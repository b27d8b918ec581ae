import { useCallback, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { href } from "../../../shared/routes.ts";
import { formatDistance, type Position } from "../../../shared/shops/distance.ts";
import { isShopOpen, openingState } from "../../../shared/shops/opening-hours.ts";
import type { ListedShop, MapTiles } from "../../../shared/shops/shop-view.ts";
import { type ShopQuery, shopsHref } from "../../../shared/shops/shops-href.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { NoShops, noShopsTitle } from "../../features/shops/no-shops.tsx";
import { ShopFinder } from "../../features/shops/shop-finder.tsx";
import { ShopSearch } from "../../features/shops/shop-search.tsx";
import { useMoment } from "../../features/shops/use-moment.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./shops-screen.module.css";

const t = translator(shopTexts);

/** Kilometres beyond which a shop is not called near. */
const farAway = 60;

export interface ShopsScreenProps {
  shops: ListedShop[];
  /** Shops of all pages. */
  count: number;
  page: number;
  pages: number;
  query: ShopQuery;
  /** Origin of the distances; "" means the browser's position, null none. */
  place: string | null;
  from: Position | null;
  badPosition: boolean;
  now: number;
  tiles: MapTiles | null;
}

export function ShopsPage(props: ShopsScreenProps) {
  const { shops, page, pages, query, place, from, badPosition, now, tiles } = props;
  const validUntil = useCallback(
    (moment: number) => Math.min(...shops.map((shop) => openingState(shop, moment).until)),
    [shops],
  );
  const moment = useMoment(now, validUntil);
  const form = useForm(query.town, shops);
  const shown = query.openNow ? shops.filter((shop) => isShopOpen(openingState(shop, moment))) : shops;
  const count = props.count - (shops.length - shown.length);
  return (
    <div className={`stack-5 page-width ${css.screen}`}>
      <Breadcrumb
        label={t("breadcrumb")}
        steps={[{ name: t("home"), href: href("index") }, { name: t("shops") }]}
      />
      <div className="stack-3">
        <h1>{t("shops")}</h1>
        <p className="lead measure">{t("intro")}</p>
      </div>
      {badPosition && <Notice tone="info">{t("empty.badPosition")}</Notice>}
      <ShopSearch key={form.key} query={query} onSearch={form.onSearch} />
      <VisuallyHidden role="status">{form.answered && titleOf({ count, query, place })}</VisuallyHidden>
      {shown.length === 0 ? (
        <NoShops query={query} known={place !== null} />
      ) : (
        <section className="stack-4" aria-label={t("results")}>
          <ListHead
            count={count}
            nearest={page === 1 ? (shown[0]?.distance ?? 0) : 0}
            query={query}
            place={place}
          />
          <ShopFinder
            shops={shown}
            moment={moment}
            from={from && { ...from, name: place || t("you") }}
            tiles={tiles}
          />
          <Pagination
            page={page}
            pages={pages}
            label={t("pages")}
            hrefOf={(number) => shopsHref(query, number)}
          />
        </section>
      )}
    </div>
  );
}

/** Keeps text typed since the search was sent: only a page that the field did not request resets the form. */
function useForm(town: string, page: unknown) {
  const [form, setForm] = useState({ page, key: 0, answered: false, sent: undefined as string | undefined });
  if (form.page !== page) {
    const answered = form.sent === town;
    setForm({ page, key: answered ? form.key : form.key + 1, answered, sent: undefined });
  }
  return { ...form, onSearch: (sent: string) => setForm((held) => ({ ...held, sent })) };
}

type Found = Pick<ShopsScreenProps, "count" | "query" | "place">;

function titleOf({ count: number, query, place }: Found): string {
  if (number === 0) return noShopsTitle({ query, known: place !== null });
  const count = t("count", { count: number });
  if (place === null) return count;
  return place ? t("sorted", { count, place }) : t("sortedHere", { count });
}

/** @param found.nearest kilometres to the first shop, or 0 if it is on another page */
function ListHead({ nearest, ...found }: Found & { nearest: number }) {
  const { query, place } = found;
  const narrowed = query.town || query.country || query.openNow || query.position;
  return (
    <div className={css.listHead}>
      <h2 className="title-s">{titleOf(found)}</h2>
      {place !== null && (
        <p className="note">
          {nearest > farAway ? t("far", { distance: formatDistance(nearest) }) : t("crow")}
        </p>
      )}
      {narrowed && (
        <a className="link small" href={href("magasins")}>
          {t("search.reset")}
        </a>
      )}
    </div>
  );
}

export const ShopsScreen = screenIsland(ShopsPage);
