import Swiper from "swiper";
import css from "./carousel.module.css";

export interface Finger {
  moveTo: (index: number) => void;
  leave: () => void;
}

/** Milliseconds of a move. */
const speed = 400;

/**
 * Swiper under a carousel: it follows the finger and brings slides in view, and decides nothing. `onRelease` is told
 * how far the finger has travelled, in pixels; the row goes back unless another slide is asked for.
 */
export function followFinger(
  viewport: HTMLElement,
  initialSlide: number,
  onRelease: (distance: number) => void,
): Finger {
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    initialSlide,
    speed,
    slidesPerView: "auto",
    wrapperClass: String(css.track),
    slideClass: String(css.slide),
    shortSwipes: false,
    longSwipes: false,
    threshold: 5,
    resistanceRatio: 0.4,
    on: { touchEnd: ({ touches }) => onRelease(touches.currentX - touches.startX) },
  });
  return {
    moveTo: (index) => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      swiper.slideTo(index, still ? 0 : speed);
    },
    leave: () => swiper.destroy(true, true),
  };
}
