import Swiper from "swiper";
import css from "./carousel.module.css";

export interface Finger {
  moveTo: (index: number) => void;
  leave: () => void;
}

const speed = 400;

/** Swiper only moves slides; the caller picks the target. `onRelease` gets the swipe distance in pixels. */
export function followFinger(
  viewport: HTMLElement,
  initialSlide: number,
  onRelease: (distance: number) => void,
): Finger {
  viewport.scrollLeft = 0;
  // Swiper loses the start point of a touch once its own threshold is passed.
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
