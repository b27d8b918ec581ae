/** Spec 3, carousel. */
export interface CarouselShape {
  totalSlides: number;
  itemsPerSlide: number;
  itemsToScroll: number;
  infinite: boolean;
}

export interface CarouselState {
  index: number;
  /** `performance.now()`; moves are locked for a while after it. */
  movedAt: number;
}

export type CarouselMove = { to: "next" | "previous" | number; at: number };

/** Milliseconds (spec 9, carousel): the lock after a move, and the default between automatic moves. */
const moveLock = 1000;
export const defaultInterval = 10_000;

/** Pixels (spec 9), on screens up to `widestSwipe` wide (spec 4, widgets). */
const swipeThreshold = 50;
export const widestSwipe = 1024;

export const firstState: CarouselState = { index: 0, movedAt: Number.NEGATIVE_INFINITY };

/** Slides that a move can stop at: each is first once, and the last one fills the view. */
export function stopsOf({ totalSlides, itemsPerSlide, itemsToScroll }: CarouselShape): number[] {
  const last = Math.max(0, totalSlides - itemsPerSlide);
  const step = Math.max(1, itemsToScroll);
  const stops = Array.from({ length: Math.ceil(last / step) }, (_, place) => place * step);
  return [...stops, last];
}

/** One move (spec 4, widgets); an infinite carousel wraps around. A locked or useless move changes nothing. */
export function moved(shape: CarouselShape, state: CarouselState, { to, at }: CarouselMove): CarouselState {
  if (at - state.movedAt < moveLock) return state;
  const index = destination(shape, state.index, to);
  return index === state.index ? state : { index, movedAt: at };
}

export function endsOf(shape: CarouselShape, index: number): { atStart: boolean; atEnd: boolean } {
  const last = stopsOf(shape).at(-1) ?? 0;
  return { atStart: !shape.infinite && index <= 0, atEnd: !shape.infinite && index >= last };
}

/** The stop that shows a slide: stops differ with the window's width. */
export function stopBefore(shape: CarouselShape, index: number): number {
  return stopsOf(shape).findLast((stop) => stop <= index) ?? 0;
}

/** `distance` in pixels along the carousel. */
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
