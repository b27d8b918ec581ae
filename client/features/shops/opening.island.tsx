import { useCallback } from "react";
import { island } from "../../../engine/islands/island.tsx";
import type { OpeningPlace } from "../../../shared/shops/day-hours.ts";
import { openingState } from "../../../shared/shops/opening-hours.ts";
import type { ListedShop } from "../../../shared/shops/shop-view.ts";
import { HoursTable } from "./hours-table.tsx";
import css from "./nearby-shops.module.css";
import { OpeningBadge } from "./opening-badge.tsx";
import { ShopCard } from "./shop-card.tsx";
import { useMoment } from "./use-moment.ts";

interface OpeningProps {
  place: OpeningPlace;
  /** Milliseconds, from the server, so that hydration renders the same text. */
  now: number;
}

function Opening({ place, now }: OpeningProps) {
  return <OpeningBadge state={openingState(place, useOpening(place, now))} />;
}

function Hours({ place, city, now }: OpeningProps & { city: string }) {
  return <HoursTable place={place} city={city} moment={useOpening(place, now)} />;
}

function useOpening(place: OpeningPlace, now: number): number {
  return useMoment(
    now,
    useCallback((moment: number) => openingState(place, moment).until, [place]),
  );
}

function NearbyShops({ shops, now }: { shops: ListedShop[]; now: number }) {
  const moment = useMoment(
    now,
    useCallback(
      (moment: number) => Math.min(...shops.map((shop) => openingState(shop, moment).until)),
      [shops],
    ),
  );
  return (
    <ul className={css.nearby}>
      {shops.map((shop) => (
        <li key={shop.slug}>
          <ShopCard shop={shop} moment={moment} />
        </li>
      ))}
    </ul>
  );
}

export const OpeningIsland = island(Opening, { when: "idle" });
export const HoursIsland = island(Hours, { when: "idle", hasNoBox: true });
export const NearbyShopsIsland = island(NearbyShops, { when: "idle", hasNoBox: true });
