import Swiper from "swiper";
import css from "./carousel.module.css";

export interface Finger {
  moveTo: (index: number) => void;
  leave: () => void;
}

/** Milliseconds of a move. */
const speed = 400;

/**
 * Swiper follows the finger and moves the slides; it decides nothing. `onRelease` gets the distance in pixels; the
 * row moves back unless the index changes.
 */
export function followFinger(
  viewport: HTMLElement,
  initialSlide: number,
  onRelease: (distance: number) => void,
): Finger {
  viewport.scrollLeft = 0;
  // Swiper forgets where the finger came down once its own threshold is passed.
  let from = 0;
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
    on: {
      touchStart: ({ touches }) => {
        from = touches.startX;
      },
      touchEnd: ({ touches }) => onRelease(touches.currentX - from),
    },
  });
  return {
    moveTo: (index) => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      swiper.slideTo(index, still ? 0 : speed);
    },
    leave: () => swiper.destroy(true, true),
  };
}
