import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { splitByDistance, writePosition } from "../../../shared/shops/distance.ts";
import { isShopOpen, openingState } from "../../../shared/shops/opening-hours.ts";
import { openingText } from "../../../shared/shops/opening-texts.ts";
import type { ListedShop, MapTiles } from "../../../shared/shops/shop-view.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { FurtherPlaces } from "../map/further-places.tsx";
import { ListOrMap, type PlacesView } from "../map/list-or-map.tsx";
import { MapPanel } from "../map/map-panel.tsx";
import type { MapStart } from "../map/map-point.ts";
import numbers from "../map/place-number.module.css";
import { ShopCard } from "./shop-card.tsx";
import css from "./shop-finder.module.css";
import { ShopPopup } from "./shop-popup.tsx";

const t = translator(shopTexts);

export interface ShopFinderProps {
  shops: readonly ListedShop[];
  moment: number;
  from: MapStart | null;
  tiles: MapTiles | null;
}

export function ShopFinder({ tiles, ...props }: ShopFinderProps) {
  return tiles ? <ShopMap {...props} tiles={tiles} /> : <ShopList {...props} />;
}

function ShopList({ shops, moment, from }: Omit<ShopFinderProps, "tiles">) {
  const { near, far } = splitByDistance(shops);
  const list = (some: readonly ListedShop[]) => (
    <ol className={`stack-4 ${css.list}`}>
      {some.map((shop) => (
        <li key={shop.slug}>
          <ShopCard shop={shop} moment={moment} />
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {list(near)}
      {far.length > 0 && (
        <FurtherPlaces key={from && writePosition(from)} count={far.length}>
          {list(far)}
        </FurtherPlaces>
      )}
    </>
  );
}

function ShopMap({ shops, moment, from, tiles }: ShopFinderProps & { tiles: MapTiles }) {
  const [view, setView] = useState<PlacesView>("list");
  const [active, setActive] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [located, setLocated] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  const shown = selected !== null && bySlug.has(selected) ? selected : null;
  return (
    <div className={`stack-4 ${css.finder}`} data-view={view}>
      <ListOrMap className={css.views} view={view} onChoose={setView} />
      <ol className={`stack-4 ${css.list} ${numbers.list}`}>
        {shops.map((shop) => (
          <li key={shop.slug}>
            <ShopCard
              shop={shop}
              moment={moment}
              active={shop.slug === active || shop.slug === shown}
              onActive={(on) => setActive(on ? shop.slug : null)}
              onLocate={() => {
                flushSync(() => setView("map"));
                map.current?.scrollIntoView({ block: "nearest" });
                setLocated(shop.slug);
                setSelected(shop.slug);
              }}
            />
          </li>
        ))}
      </ol>
      <div ref={map} className={`${css.map} needs-scripts`}>
        <MapPanel
          label={t("map")}
          points={shops.map((shop, index) => ({ ...pointOf(shop, moment), number: index + 1 }))}
          tiles={tiles}
          from={from}
          requested={view === "map"}
          selected={shown}
          located={shown !== null && shown === located}
          onSelect={(slug) => {
            setSelected(slug);
            setLocated((last) => (last === slug ? last : null));
          }}
          active={active}
          onActive={setActive}
        >
          {(slug) => {
            const shop = bySlug.get(slug);
            return shop && <ShopPopup shop={shop} moment={moment} />;
          }}
        </MapPanel>
      </div>
    </div>
  );
}

function pointOf(shop: ListedShop, moment: number) {
  const { slug, name, city, latitude, longitude } = shop;
  const state = openingState(shop, moment);
  return {
    id: slug,
    name: `${name}, ${openingText(state)}`,
    label: city,
    latitude,
    longitude,
    pale: !isShopOpen(state),
  };
}
