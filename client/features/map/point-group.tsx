import { translator } from "../../../shared/text/translator.ts";
import type { MapPoint } from "./map-point.ts";
import css from "./point-group.module.css";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

export interface PointGroupProps {
  points: readonly MapPoint[];
  onSelect: (id: string) => void;
}

export function PointGroup({ points, onSelect }: PointGroupProps) {
  return (
    <>
      <p className={css.title}>{t("together", { count: points.length })}</p>
      <ul className={css.list}>
        {points.map((point) => (
          <li key={point.id}>
            <button
              type="button"
              className={css.point}
              onClick={(event) => {
                // The button disappears, so Leaflet would treat the press as one on the map.
                event.stopPropagation();
                onSelect(point.id);
              }}
            >
              {t("point", point)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
