import { useState } from "react";
import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import type { FoundPoints } from "../../../shared/delivery/pickup-points.ts";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { MapPanel } from "../map/map-panel.tsx";
import css from "./point-map.module.css";

const t = translator(pickupTexts);

export interface PointMapProps {
  label: string;
  found: FoundPoints;
  tiles: MapTiles;
  chosen: string;
  onChoose: (id: string) => void;
}

export function PointMap({ label, found, tiles, chosen, onChoose }: PointMapProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const { points } = found;
  const shown = points.find(({ id }) => id === selected);
  return (
    <MapPanel
      label={label}
      points={points.flatMap((point, index) => onMap(point, index + 1))}
      tiles={tiles}
      near
      requested
      from={null}
      selected={shown ? shown.id : null}
      located={false}
      onSelect={setSelected}
      active={active ?? (chosen || null)}
      onActive={setActive}
    >
      {(id) => {
        const point = points.find((one) => one.id === id);
        return point && <PointPopup point={point} chosen={id === chosen} onChoose={() => onChoose(id)} />;
      }}
    </MapPanel>
  );
}

function onMap({ id, name, postcode, city, latitude, longitude, active }: PickupPoint, number: number) {
  if (typeof latitude !== "number" || typeof longitude !== "number") return [];
  const place = [postcode, city].filter(Boolean).join(" ");
  const state = active === false ? t("inactive") : "";
  return [
    {
      id,
      number,
      name: [name, place, state].filter(Boolean).join(", "),
      label: postcode ?? "",
      latitude,
      longitude,
      pale: active === false,
    },
  ];
}

interface PointPopupProps {
  point: PickupPoint;
  chosen: boolean;
  onChoose: () => void;
}

function PointPopup({ point, chosen, onChoose }: PointPopupProps) {
  const { name, street, postcode, city, active } = point;
  return (
    <>
      <p className={css.name}>{name}</p>
      <p>
        {street}
        <br />
        {postcode} {city}
      </p>
      {active === false ? (
        <p>{t("inactiveText")}</p>
      ) : (
        <Button type="button" size="small" look={chosen ? "outline" : "solid"} onClick={onChoose}>
          {chosen ? t("taken") : t("choose")}
        </Button>
      )}
    </>
  );
}
