import { type RefObject, useCallback, useEffect, useState } from "react";
import {
  type CarouselMove,
  type CarouselShape,
  type CarouselState,
  firstState,
  movedCarousel,
  stopBefore,
} from "./carousel-state.ts";

export function useSlides(wanted: CarouselShape, viewport: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CarouselState>(firstState);
  const [room, setRoom] = useState(0);
  const shape = { ...wanted, itemsPerSlide: room || wanted.itemsPerSlide };
  const { totalSlides, itemsPerSlide, itemsToScroll, infinite } = shape;

  useEffect(() => {
    const box = viewport.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const slide = box.querySelector("li");
      if (slide?.offsetWidth) setRoom(Math.max(1, Math.round(box.clientWidth / slide.offsetWidth)));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [viewport]);

  useEffect(() => {
    const own = { totalSlides, itemsPerSlide, itemsToScroll, infinite };
    setState((held) => ({ ...held, index: stopBefore(own, held.index) }));
  }, [totalSlides, itemsPerSlide, itemsToScroll, infinite]);

  const move = useCallback(
    (to: CarouselMove["to"]) => {
      const own = { totalSlides, itemsPerSlide, itemsToScroll, infinite };
      setState((held) => movedCarousel(own, held, { to, at: performance.now() }));
    },
    [totalSlides, itemsPerSlide, itemsToScroll, infinite],
  );

  return { shape, state, hydrated: room > 0, move };
}
