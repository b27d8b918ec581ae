import Swiper from "swiper";
import { A11y } from "swiper/modules";
import { translator } from "../../../../shared/text/translator.ts";
import { productGalleryTexts } from "./gallery.texts.ts";
import css from "./product-gallery.module.css";

const t = translator(productGalleryTexts);

export interface Strip {
  goTo: (place: number, speed?: number) => void;
  leave: () => void;
}

export function leadStrip(frame: HTMLElement, onChange: (place: number) => void): Strip {
  const swiper = new Swiper(frame, {
    modules: [A11y],
    cssMode: true,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 320,
    wrapperClass: css.strip ?? "",
    slideClass: css.slide ?? "",
    a11y: {
      containerMessage: t("photos"),
      slideLabelMessage: "",
      slideRole: "listitem",
      wrapperLiveRegion: false,
    },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  return { goTo: (place, speed) => swiper.slideTo(place, speed), leave: () => swiper.destroy() };
}
