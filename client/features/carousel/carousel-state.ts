/** What a carousel is made of (spec 3, carousel). */
export interface CarouselShape {
  totalSlides: number;
  /** How many stand beside each other. */
  itemsPerSlide: number;
  /** How many one move passes over. */
  itemsToScroll: number;
  infinite: boolean;
}

export interface CarouselState {
  /** The first slide in view. */
  index: number;
  /** Milliseconds of the page's clock; moves are locked for a while after it. */
  movedAt: number;
}

export type CarouselMove = { to: "next" | "previous" | number; at: number };

/** Spec 9, carousel: milliseconds after a move in which no other is taken, and between two that it makes by itself. */
export const moveLock = 1000;
export const defaultInterval = 10_000;

/** Pixels that a finger has to travel (spec 9), on screens up to this wide (spec 4, widgets). */
const swipeThreshold = 50;
export const widestSwipe = 1024;

export const firstState: CarouselState = { index: 0, movedAt: Number.NEGATIVE_INFINITY };

/** The slides that a move can stop at: each comes first in view once, and the last one fills the view. */
export function stopsOf({ totalSlides, itemsPerSlide, itemsToScroll }: CarouselShape): number[] {
  const last = Math.max(0, totalSlides - itemsPerSlide);
  const step = Math.max(1, itemsToScroll);
  const stops = Array.from({ length: Math.ceil(last / step) }, (_, place) => place * step);
  return [...stops, last];
}

/** One move (spec 4, widgets): from end to end where it is infinite; a locked or useless one changes nothing. */
export function moved(shape: CarouselShape, state: CarouselState, { to, at }: CarouselMove): CarouselState {
  if (at - state.movedAt < moveLock) return state;
  const index = destination(shape, state.index, to);
  return index === state.index ? state : { index, movedAt: at };
}

/** The ends, where the carousel does not go on. */
export function endsOf(shape: CarouselShape, index: number): { atStart: boolean; atEnd: boolean } {
  const last = stopsOf(shape).at(-1) ?? 0;
  return { atStart: !shape.infinite && index <= 0, atEnd: !shape.infinite && index >= last };
}

/** The stop that shows a slide: another width of the window has other stops. */
export function stopBefore(shape: CarouselShape, index: number): number {
  return stopsOf(shape).findLast((stop) => stop <= index) ?? 0;
}

/** Where a finger that travelled this far along the carousel sends it. */
export function swipeOf(distance: number, screenWidth: number): "next" | "previous" | undefined {
  if (screenWidth > widestSwipe || Math.abs(distance) < swipeThreshold) return undefined;
  return distance < 0 ? "next" : "previous";
}

function destination(shape: CarouselShape, index: number, to: CarouselMove["to"]): number {
  const stops = stopsOf(shape);
  const last = stops.at(-1) ?? 0;
  if (typeof to === "number") return stopBefore(shape, Math.min(Math.max(to, 0), last));
  if (to === "next") return stops.find((stop) => stop > index) ?? (shape.infinite ? 0 : last);
  return stops.findLast((stop) => stop < index) ?? (shape.infinite ? last : 0);
}
