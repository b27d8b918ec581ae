import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { createMapCanvas, type MapCanvas } from "./map-canvas.ts";
import css from "./map-panel.module.css";
import type { MapPoint, MapStart } from "./map-point.ts";
import { PointGroup } from "./point-group.tsx";

export interface DrawnMapProps {
  label: string;
  points: readonly MapPoint[];
  tiles: MapTiles;
  near?: boolean;
  from: MapStart | null;
  selected: string | null;
  onSelect: (id: string | null) => void;
  located: boolean;
  active: string | null;
  onActive: (id: string | null) => void;
  onFailed: () => void;
  children: (id: string) => ReactNode;
}

/** Contains Leaflet: import this file only dynamically, as `MapPanel` does. */
export function DrawnMap(props: DrawnMapProps) {
  const { points, from, selected, located, active, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<MapCanvas>();
  const [group, setGroup] = useState<string[]>();
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!box.current) return undefined;
    const { label, tiles, near = false } = latest.current;
    const made = createMapCanvas(box.current, {
      label,
      tiles,
      near,
      onFailed: () => latest.current.onFailed(),
      onSelect: (id) => {
        setGroup(undefined);
        latest.current.onSelect(id);
      },
      onGroup: (ids) => {
        latest.current.onSelect(null);
        setGroup(ids);
      },
      onActive: (id) => latest.current.onActive(id),
    });
    setCanvas(made);
    return () => made.remove();
  }, []);

  // Compared by value: new arrays with equal points must not redraw or move the map.
  const places = JSON.stringify([points, from]);
  const ids = JSON.stringify([points.map(({ id }) => id), from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` changes with `points`
  useEffect(() => canvas?.setPoints(latest.current.points), [canvas, places]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` changes with the points in sight
  useEffect(() => canvas?.fit(latest.current.points, latest.current.from), [canvas, ids]);
  useEffect(() => {
    if (selected && located) canvas?.lookAt(selected);
    if (selected || !group) canvas?.open(selected);
  }, [canvas, selected, located, group]);
  useEffect(() => canvas?.setActive(active), [canvas, active]);
  useEffect(() => {
    if (selected || group) canvas?.settle();
  }, [canvas, selected, group]);

  return (
    <>
      <div ref={box} className={css.map} />
      {canvas && selected && createPortal(children(selected), canvas.popup)}
      {canvas &&
        group &&
        !selected &&
        createPortal(
          <PointGroup
            points={points.filter(({ id }) => group.includes(id))}
            onSelect={(id) => {
              setGroup(undefined);
              props.onSelect(id);
            }}
          />,
          canvas.popup,
        )}
    </>
  );
}
