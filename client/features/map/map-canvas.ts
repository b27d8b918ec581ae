import {
  type LatLngBounds,
  type LatLngExpression,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  map as makeMap,
  popup as makePopup,
} from "leaflet";
import "leaflet/dist/leaflet.css";
import { distanceBetween, type Position } from "../../../shared/shops/distance.ts";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./map-canvas.module.css";
import { addGround } from "./map-ground.ts";
import { at, createMarkers, startMarker } from "./map-markers.ts";
import type { MapStart } from "./map-point.ts";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

/** Zoom level at which a single place is shown. */
const nearest = 15;

const belowButtons = 112;

/** Radius of a town in kilometres. */
const town = 15;
const nearestShown = 3;

const edges: LatLngBounds = latLngBounds([40, -9.5], [54.5, 13]);

export interface MapCanvasOptions {
  label: string;
  tiles: MapTiles;
  near: boolean;
  onFailed: () => void;
  onSelect: (id: string | null) => void;
  onGroup: (ids: string[]) => void;
  onActive: (id: string | null) => void;
}

export function createMapCanvas(
  box: HTMLElement,
  { label, tiles, near, onFailed, onSelect, onGroup, onActive }: MapCanvasOptions,
) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const canvas: LeafletMap = makeMap(box, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    minZoom: 4,
    zoomSnap: 0.5,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    maxZoom: 19,
  });
  // Leaflet needs a view before markers can be placed.
  canvas.fitBounds(edges, { animate: false });
  const resized = new ResizeObserver(() => canvas.invalidateSize());
  resized.observe(box);
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", label);
  addGround(canvas, tiles, onFailed);

  const content = document.createElement("div");
  content.className = css.popup ?? "";
  const bubble = makePopup({
    offset: [0, -30],
    maxWidth: 280,
    minWidth: 200,
    autoPanPaddingTopLeft: [16, belowButtons],
    autoPanPaddingBottomRight: [16, 16],
  });
  bubble.setContent(content);
  let opened: { id: string; takesFocus: boolean } | undefined;
  let start: Marker | undefined;

  const markers = createMarkers(canvas, {
    onActive,
    onPress: (id, byKeyboard) => {
      open(id, byKeyboard);
      onSelect(id);
      if (byKeyboard) settle();
    },
    onGroup: ({ ids, place }, byKeyboard) => {
      const [first] = ids;
      if (!first) return;
      show(place, { id: first, takesFocus: byKeyboard });
      onGroup(ids);
    },
  });
  canvas.on("popupclose", () => {
    opened = undefined;
    onSelect(null);
  });
  canvas.on("zoomend", nameTowns);
  box.addEventListener("keydown", closeOnEscape);

  return {
    popup: content,
    setPoints: markers.set,
    setActive: markers.setActive,
    fit,
    open,
    lookAt,
    settle,
    remove: () => {
      resized.disconnect();
      box.removeEventListener("keydown", closeOnEscape);
      canvas.remove();
    },
  };

  function open(id: string | null, takesFocus = true): void {
    const point = id === null ? undefined : markers.find(id);
    if (!point) return void canvas.closePopup();
    if (opened?.id === id) {
      opened.takesFocus = takesFocus;
      return;
    }
    show(at(point), { id: point.id, takesFocus });
  }

  function show(place: LatLngExpression, { id, takesFocus }: { id: string; takesFocus: boolean }): void {
    bubble.setLatLng(place).openOn(canvas);
    // Must follow `openOn`, which closes the previous popup and thereby clears `opened`.
    opened = { id, takesFocus };
    const close = bubble.getElement()?.querySelector(".leaflet-popup-close-button");
    close?.setAttribute("aria-label", t("close"));
    // `detail` is 0 for a keyboard press.
    close?.addEventListener("click", (event) => {
      if (event instanceof MouseEvent && event.detail === 0) markers.elementOf(id)?.focus();
    });
  }

  function settle(): void {
    if (!opened || !content.hasChildNodes()) return;
    bubble.update();
    if (!opened.takesFocus) return;
    opened.takesFocus = false;
    content.querySelector<HTMLElement>("a, button")?.focus();
  }

  function lookAt(id: string): void {
    const point = markers.find(id);
    const zoom = Math.max(nearest, markers.zoomApart(id));
    if (point) canvas.setView(at(point), zoom, { animate: false });
  }

  /** If `from` is given, only the first points are fitted: sort `points` by distance. */
  function fit(points: readonly Position[], from: MapStart | null): void {
    start?.remove();
    start = from ? startMarker(from).addTo(canvas) : undefined;
    const [first] = points;
    const around = near && first ? points.filter((point) => distanceBetween(first, point) <= town) : points;
    const inSight = (from ? [from, ...points.slice(0, nearestShown)] : around).map(at);
    const bounds = inSight.length === 0 ? edges : latLngBounds(inSight);
    canvas.fitBounds(bounds, { padding: [44, 44], maxZoom: nearest, animate: false });
    nameTowns();
  }

  function nameTowns(): void {
    box.dataset.near = String(canvas.getZoom() >= 6.5);
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== "Escape" || !opened) return;
    const { id } = opened;
    const isWithin = bubble.getElement()?.contains(document.activeElement);
    canvas.closePopup();
    if (isWithin) markers.elementOf(id)?.focus();
  }
}

export type MapCanvas = ReturnType<typeof createMapCanvas>;
