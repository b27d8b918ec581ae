import {
  type CircleMarker,
  circleMarker,
  control,
  divIcon,
  geoJSON,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  map as makeMap,
  marker as makeMarker,
  popup as makePopup,
  tileLayer,
} from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Position } from "../../../shared/distance.ts";
import { mapTexts } from "../../../shared/i18n/map.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { MapTiles } from "../../../shared/page.ts";
import css from "./map-canvas.module.css";
import type { MapPoint } from "./map-point.ts";
import outlines from "./outlines.geojson?url";

const t = translator(mapTexts);

/** Nearer than this the outlines of countries say nothing any more. */
const nearestOnOutlines = 11;

/** How near one point is looked at. */
const nearest = { outlines: 8, tiles: 15 };

/** Around France, Belgium and Luxembourg: where the outlines end, the map ends. */
const edges: LatLngBounds = latLngBounds([40, -9.5], [54.5, 13]);

export interface MapCanvasOptions {
  label: string;
  tiles: MapTiles | null;
  /** A marker was pressed, or the popup closed: null. */
  onSelect: (id: string | null) => void;
  /** A marker has the pointer or the focus, or has it no more: null. */
  onActive: (id: string | null) => void;
}

/** A Leaflet map in a box of the page. Nothing of it comes from another host, but for the tiles of the configuration. */
export function createMapCanvas(box: HTMLElement, { label, tiles, onSelect, onActive }: MapCanvasOptions) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const moves = still ? { animate: false } : {};
  const canvas: LeafletMap = makeMap(box, {
    zoomControl: false,
    attributionControl: false,
    // The page scrolls on when the pointer passes over the map.
    scrollWheelZoom: false,
    minZoom: 4,
    zoomSnap: 0.5,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    ...(tiles ? { maxZoom: 19 } : { maxZoom: nearestOnOutlines, maxBounds: edges }),
  });
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", label);
  control.zoom({ zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(canvas);
  control.scale({ imperial: false }).addTo(canvas);
  const credit = control.attribution({ prefix: false }).addTo(canvas);
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: 19 }).addTo(canvas);
    credit.addAttribution(asText(tiles.attribution));
  } else {
    credit.addAttribution(t("outlines"));
    void drawOutlines(canvas);
  }

  const popup = document.createElement("div");
  popup.className = css.popup ?? "";
  const markers = new Map<string, Marker>();
  let start: CircleMarker | undefined;
  let opened: { id: string; byKeyboard: boolean } | undefined;
  const nameZoom = () => {
    box.dataset.near = String(canvas.getZoom() >= 6.5);
  };
  canvas.on("zoomend", nameZoom);
  box.addEventListener("keydown", closeOnEscape);

  return {
    /** Where the content of the popup goes. */
    popup,
    setPoints,
    fit,
    setActive: (id: string | null) => {
      for (const [own, marker] of markers) {
        marker.getElement()?.classList.toggle(css.active ?? "", own === id);
        marker.setZIndexOffset(own === id ? 1000 : 0);
      }
    },
    open,
    /** The popup's content has come or changed. */
    settle: () => {
      markers
        .get(opened?.id ?? "")
        ?.getPopup()
        ?.update();
      if (!opened?.byKeyboard) return;
      opened.byKeyboard = false;
      popup.querySelector<HTMLElement>("a, button")?.focus();
    },
    remove: () => {
      box.removeEventListener("keydown", closeOnEscape);
      canvas.remove();
    },
  };

  function setPoints(points: readonly MapPoint[]): void {
    for (const marker of markers.values()) marker.remove();
    markers.clear();
    for (const point of points) markers.set(point.id, markerOf(point));
  }

  function markerOf(point: MapPoint): Marker {
    const icon = divIcon({
      className: css.marker ?? "",
      iconSize: [30, 38],
      iconAnchor: [15, 38],
      html: pin,
    });
    const marker = makeMarker(at(point), { icon, riseOnHover: true }).addTo(canvas);
    const element = marker.getElement();
    if (element) {
      element.setAttribute("aria-label", point.name);
      if (point.pale) element.classList.add(css.pale ?? "");
      if (point.label) element.append(nameTag(point.label));
      element.addEventListener("focus", () => onActive(point.id));
      element.addEventListener("blur", () => onActive(null));
      element.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        // Leaflet itself knows Enter alone, and opens and shuts by turns.
        event.preventDefault();
        event.stopPropagation();
        open(point.id, true);
      });
    }
    const bubble = makePopup({ offset: [0, -30], maxWidth: 280, minWidth: 200, autoPanPadding: [16, 16] });
    marker.bindPopup(bubble.setContent(popup));
    marker.on("mouseover", () => onActive(point.id));
    marker.on("mouseout", () => onActive(null));
    marker.on("popupopen", () => {
      opened = { id: point.id, byKeyboard: opened?.id === point.id && opened.byKeyboard };
      onSelect(point.id);
      const close = bubble.getElement()?.querySelector(".leaflet-popup-close-button");
      // Leaflet's own words are English.
      close?.setAttribute("aria-label", t("close"));
      // Pressed by keyboard: the focus goes back to where it came from.
      close?.addEventListener("click", (event) => {
        if (event instanceof MouseEvent && event.detail === 0) element?.focus();
      });
    });
    marker.on("popupclose", () => {
      if (opened?.id !== point.id) return;
      opened = undefined;
      onSelect(null);
    });
    return marker;
  }

  /** Shows the popup of a point; by keyboard the focus goes into it. */
  function open(id: string | null, byKeyboard = false): void {
    if (id === null) return void canvas.closePopup();
    const marker = markers.get(id);
    if (!marker || (marker.isPopupOpen() && !byKeyboard)) return;
    opened = { id, byKeyboard };
    const zoom = Math.max(canvas.getZoom(), nearest[tiles ? "tiles" : "outlines"]);
    if (!byKeyboard) canvas.setView(marker.getLatLng(), zoom, moves);
    if (marker.isPopupOpen()) onSelect(id);
    else marker.openPopup();
  }

  /** All points in sight, with where the search starts from. */
  function fit(points: readonly Position[], from: Position | null): void {
    start?.remove();
    start = from
      ? circleMarker(at(from), { radius: 8, className: css.start ?? "", interactive: false }).addTo(canvas)
      : undefined;
    const inSight = [...points, ...(from ? [from] : [])].map(at);
    if (inSight.length === 0) canvas.fitBounds(edges, moves);
    else {
      canvas.fitBounds(latLngBounds(inSight), {
        padding: [44, 44],
        maxZoom: nearest[tiles ? "tiles" : "outlines"] + 0.5,
        ...moves,
      });
    }
    nameZoom();
  }

  /** The focus goes back to the marker whose popup it was in. */
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !opened) return;
    const marker = markers.get(opened.id);
    const within =
      popup.contains(document.activeElement) ||
      marker?.getPopup()?.getElement()?.contains(document.activeElement);
    canvas.closePopup();
    if (within) marker?.getElement()?.focus();
  }
}

export type MapCanvas = ReturnType<typeof createMapCanvas>;

const at = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

const pin = `<svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true"><path d="M15 37C15 37 28 24 28 14.5A13 13 0 0 0 2 14.5C2 24 15 37 15 37Z"/><circle cx="15" cy="14.5" r="5"/></svg>`;

function nameTag(label: string): HTMLElement {
  const tag = document.createElement("span");
  tag.className = css.tag ?? "";
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = label;
  return tag;
}

/** The outlines are only a ground: a map without them still shows its points. */
async function drawOutlines(canvas: LeafletMap): Promise<void> {
  try {
    const answer = await fetch(outlines);
    const countries = geoJSON(await answer.json(), {
      interactive: false,
      style: (country) => ({ className: (country?.properties.own ? css.own : css.other) ?? "", weight: 1 }),
    });
    // The map may be gone by now.
    if (canvas.getPane("mapPane")?.isConnected) countries.addTo(canvas).bringToBack();
  } catch {
    canvas.getContainer().classList.add(css.bare ?? "");
  }
}

/** Leaflet writes what it is given as HTML. */
function asText(text: string): string {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}
