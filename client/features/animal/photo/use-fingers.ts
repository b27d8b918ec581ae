import { type PointerEvent, useRef } from "react";
import { type Frame, movedFrame, type Size, zoomed, zoomOf } from "./crop-frame.ts";

interface Place {
  x: number;
  y: number;
}

interface FingersOptions {
  frame: Frame;
  size: Size;
  isFixed: boolean;
  onFrame: (frame: Frame) => void;
}

export function useFingers({ frame, size, isFixed, onFrame }: FingersOptions) {
  const down = useRef(new Map<number, Place>());

  function follow(event: PointerEvent<HTMLElement>) {
    const before = down.current.get(event.pointerId);
    if (!before || isFixed) return;
    const here = placeOf(event);
    const [other] = [...down.current].flatMap(([id, place]) => (id === event.pointerId ? [] : place));
    down.current.set(event.pointerId, here);
    if (other) {
      const wider = distance(here, other) / Math.max(1, distance(before, other));
      onFrame(zoomed(frame, size, zoomOf(frame, size) * wider));
      return;
    }
    const { width } = event.currentTarget.getBoundingClientRect();
    onFrame(movedFrame(frame, size, (before.x - here.x) / width, (before.y - here.y) / width));
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => void down.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
  };
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y });

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
