export interface CarouselShape {
  totalSlides: number;
  itemsPerSlide: number;
  itemsToScroll: number;
  infinite: boolean;
}

export interface CarouselState {
  index: number;
  movedAt: number;
}

export type CarouselMove = { to: "next" | "previous" | number; at: number };

/** Milliseconds. */
const moveLock = 1000;
export const defaultInterval = 10_000;

/** Pixels; swipes are ignored on screens wider than `widestSwipe`. */
const swipeThreshold = 50;
export const widestSwipe = 1024;

export const firstState: CarouselState = { index: 0, movedAt: Number.NEGATIVE_INFINITY };

/** Slides that a move can stop at; the last stop shifts back so that the view stays full. */
export function stopsOf({ totalSlides, itemsPerSlide, itemsToScroll }: CarouselShape): number[] {
  const last = Math.max(0, totalSlides - itemsPerSlide);
  const step = Math.max(1, itemsToScroll);
  const stops = Array.from({ length: Math.ceil(last / step) }, (_, place) => place * step);
  return [...stops, last];
}

export function movedCarousel(
  shape: CarouselShape,
  state: CarouselState,
  { to, at }: CarouselMove,
): CarouselState {
  if (at - state.movedAt < moveLock) return state;
  const index = destination(shape, state.index, to);
  return index === state.index ? state : { index, movedAt: at };
}

export function endsOf(shape: CarouselShape, index: number): { atStart: boolean; atEnd: boolean } {
  const last = stopsOf(shape).at(-1) ?? 0;
  return { atStart: !shape.infinite && index <= 0, atEnd: !shape.infinite && index >= last };
}

export function stopBefore(shape: CarouselShape, index: number): number {
  return stopsOf(shape).findLast((stop) => stop <= index) ?? 0;
}

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
