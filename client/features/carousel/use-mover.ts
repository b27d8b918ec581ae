import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { swipeOf, widestSwipe } from "./carousel-state.ts";
import type { Finger } from "./finger.ts";

interface MoverOptions {
  viewport: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  index: number;
  onSwipe: (way: "next" | "previous") => void;
}

export function useMover({ viewport, track, index, onSwipe }: MoverOptions): void {
  const finger = useRef<Finger>(undefined);
  const swiped = useEffectEvent((distance: number) => {
    const way = swipeOf(distance, window.innerWidth);
    if (way) onSwipe(way);
  });
  const place = useEffectEvent(() => index);

  useEffect(() => {
    if (finger.current) finger.current.moveTo(index);
    else scrollTo(viewport.current, track.current?.children[index]);
  }, [index, viewport, track]);

  useEffect(() => {
    const box = viewport.current;
    const narrow = matchMedia(`(width <= ${widestSwipe}px)`);
    let near = false;
    let stopped = false;

    async function follow() {
      const wanted = near && narrow.matches && !stopped;
      if (!wanted) {
        finger.current?.leave();
        finger.current = undefined;
        scrollTo(box, track.current?.children[place()], "instant");
      } else if (!finger.current && box) {
        const held = await import("./finger.ts").catch(() => undefined);
        if (!held || stopped || finger.current) return;
        finger.current = held.followFinger(box, place(), swiped);
      }
    }

    const onChange = () => void follow();
    const observer = new IntersectionObserver(
      ([entry]) => {
        near ||= Boolean(entry?.isIntersecting);
        if (near) onChange();
      },
      { rootMargin: "200px" },
    );
    if (box) observer.observe(box);
    narrow.addEventListener("change", onChange);
    return () => {
      stopped = true;
      observer.disconnect();
      narrow.removeEventListener("change", onChange);
      finger.current?.leave();
      finger.current = undefined;
    };
  }, [viewport, track]);
}

function scrollTo(box: HTMLElement | null, slide: Element | undefined, how?: ScrollBehavior): void {
  if (!box || !(slide instanceof HTMLElement)) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({ left: slide.offsetLeft, behavior: how ?? (still ? "instant" : "smooth") });
}
