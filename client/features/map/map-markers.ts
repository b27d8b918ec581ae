import {
  divIcon,
  type LatLng,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker as makeMarker,
} from "leaflet";
import type { Position } from "../../../shared/shops/distance.ts";
import { translator } from "../../../shared/text/translator.ts";
import { groupPoints } from "./group-points.ts";
import css from "./map-canvas.module.css";
import type { MapPoint, MapStart } from "./map-point.ts";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

const numbersOnGroup = 2;

const focusMargin = 48;

interface MarkerEvents {
  onPress: (id: string, byKeyboard: boolean) => void;
  onGroup: (group: { ids: string[]; place: LatLng }, byKeyboard: boolean) => void;
  onActive: (id: string | null) => void;
}

export function createMarkers(canvas: LeafletMap, { onPress, onGroup, onActive }: MarkerEvents) {
  let points: readonly MapPoint[] = [];
  let active: string | null = null;
  const shown = new Map<string, { marker: Marker; ids: string[] }>();
  canvas.on("zoomend", draw);

  return {
    set: (next: readonly MapPoint[]) => {
      points = next;
      for (const { marker } of shown.values()) marker.remove();
      shown.clear();
      draw();
    },
    setActive: (id: string | null) => {
      active = id;
      markActive();
    },
    find: (id: string) => points.find((point) => point.id === id),
    elementOf: (id: string) => elementOf(id),
    zoomApart,
  };

  function draw(): void {
    const groups = groupsAt(canvas.getZoom());
    const wanted = new Set(groups.map(({ ids }) => ids.join()));
    for (const [key, { marker }] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const { ids, x, y } of groups) {
      const key = ids.join();
      if (shown.has(key)) continue;
      const [only] = points.filter(({ id }) => id === ids[0]);
      if (!only) continue;
      const marker = ids.length === 1 ? pointMarker(only) : groupMarker(ids, canvas.unproject([x, y]));
      shown.set(key, { marker, ids });
    }
    markActive();
  }

  function pointMarker(point: MapPoint): Marker {
    const icon = divIcon({
      className: css.marker ?? "",
      iconSize: [30, 38],
      iconAnchor: [15, 38],
      html: pin,
    });
    const marker = makeMarker(at(point), { icon, riseOnHover: true, autoPanOnFocus: false }).addTo(canvas);
    const element = marker.getElement();
    element?.setAttribute("data-number", String(point.number));
    if (point.pale) element?.classList.add(css.pale ?? "");
    if (point.label) element?.append(textIn("span", css.tag, point.label));
    listen(marker, t("point", point), {
      active: point.id,
      press: (byKeyboard) => onPress(point.id, byKeyboard),
    });
    return marker;
  }

  function groupMarker(ids: string[], middle: LatLng): Marker {
    const members = points.filter(({ id }) => ids.includes(id));
    const icon = divIcon({ className: css.group ?? "", iconSize: undefined, html: "" });
    const marker = makeMarker(middle, { icon, autoPanOnFocus: false }).addTo(canvas);
    const numbers = members.map(({ number }) => number);
    const shownNumbers = numbers.slice(0, numbersOnGroup).join(", ");
    const more = numbers.length > numbersOnGroup ? "…" : "";
    marker.getElement()?.append(textIn("span", undefined, shownNumbers + more));
    const names = [...new Set(members.map(({ name, label }) => label ?? name))].join(", ");
    const parts = isParted(ids);
    listen(marker, t(parts ? "group" : "listed", { numbers: numbers.join(", "), names }), {
      active: null,
      press: (byKeyboard) => {
        if (!parts) return onGroup({ ids, place: middle }, byKeyboard);
        const [first] = members;
        const bounds = latLngBounds(members.map(at));
        const near = Math.max(...members.map(({ id }) => zoomApart(id)));
        canvas.setView(bounds.getCenter(), Math.max(near, canvas.getZoom() + 1), { animate: !byKeyboard });
        // The members stand there by now, because nothing is animated.
        if (first && byKeyboard) elementOf(first.id)?.focus();
      },
    });
    return marker;
  }

  function listen(
    marker: Marker,
    name: string,
    { active: own, press }: { active: string | null; press: (byKeyboard: boolean) => void },
  ): void {
    const element = marker.getElement();
    element?.setAttribute("aria-label", name);
    element?.addEventListener("focus", () => {
      // Leaflet's own panning fails for groups, which have no icon size. A pointer's target must not move.
      if (element.matches(":focus-visible"))
        canvas.panInside(marker.getLatLng(), { padding: [focusMargin, focusMargin], animate: false });
      onActive(own);
    });
    element?.addEventListener("blur", () => onActive(null));
    element?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      // Leaflet's own key handler would press the marker a second time.
      event.preventDefault();
      event.stopPropagation();
      press(true);
    });
    marker.on("click", () => press(false));
    marker.on("mouseover", () => onActive(own));
    marker.on("mouseout", () => onActive(null));
  }

  function markActive(): void {
    for (const { marker, ids } of shown.values()) {
      const isActive = active !== null && ids.includes(active);
      marker.getElement()?.classList.toggle(css.active ?? "", isActive);
      marker.setZIndexOffset(isActive ? 1000 : 0);
    }
  }

  function elementOf(id: string): HTMLElement | undefined {
    return [...shown.values()].find(({ ids }) => ids.includes(id))?.marker.getElement();
  }

  function zoomApart(id: string): number {
    const furthest = canvas.getMaxZoom();
    for (let zoom = Math.ceil(canvas.getZoom()); zoom < furthest; zoom++) {
      if (groupsAt(zoom).some(({ ids }) => ids.length === 1 && ids[0] === id)) return zoom;
    }
    return furthest;
  }

  function isParted(ids: readonly string[]): boolean {
    return !groupsAt(canvas.getMaxZoom()).some((group) => ids.every((id) => group.ids.includes(id)));
  }

  function groupsAt(zoom: number) {
    return groupPoints(
      points.map((point) => {
        const { x, y } = canvas.project(at(point), zoom);
        return { id: point.id, x, y };
      }),
    );
  }
}

export function startMarker(start: MapStart): Marker {
  const icon = divIcon({ className: css.start ?? "", iconSize: [18, 18], iconAnchor: [9, 9], html: "" });
  const marker = makeMarker(at(start), { icon, interactive: false, keyboard: false });
  return marker.on("add", () => marker.getElement()?.append(textIn("span", css.startName, start.name)));
}

export const at = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

const pin = `<svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true"><path d="M15 37C15 37 28 24 28 14.5A13 13 0 0 0 2 14.5C2 24 15 37 15 37Z"/></svg>`;

function textIn(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className ?? "";
  element.setAttribute("aria-hidden", "true");
  element.textContent = text;
  return element;
}
