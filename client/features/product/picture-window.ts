import Swiper from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import "swiper/css";
import "swiper/css/zoom";
import { productGalleryTexts } from "../../../shared/product/gallery.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./picture-window.module.css";

const t = translator(productGalleryTexts);

interface LargePicture {
  address: string;
  text: string;
}

/** The pictures as large as the window, one at a time: swept, stepped through by keys and buttons, enlarged by two fingers or a double press. */
export function openPictures(
  pictures: readonly LargePicture[],
  first: number,
  onLeave: (place: number) => void,
): void {
  const dialog = document.createElement("dialog");
  dialog.className = css.window ?? "";
  dialog.setAttribute("aria-label", t("photos"));
  const said = element("p", css.place);
  said.setAttribute("role", "status");
  const frame = element("div", `swiper ${css.frame}`);
  const wrapper = element("div", "swiper-wrapper");
  wrapper.append(...pictures.map(slideOf));
  frame.append(wrapper);
  const bar = element("div", css.bar);
  const close = button(t("close"), "M6 6l12 12M18 6 6 18", () => dialog.close());
  const larger = button(t("larger"), "M5 12h14M12 5v14", () => swiper.zoom.toggle());
  const previous = button(t("previous"), "m15 6-6 6 6 6", () => swiper.slidePrev());
  const next = button(t("next"), "m9 6 6 6-6 6", () => swiper.slideNext());
  bar.append(said, ...(pictures.length > 1 ? [previous, next] : []), larger, close);
  dialog.append(frame, bar);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();

  const swiper = new Swiper(frame, {
    modules: [Keyboard, Zoom],
    initialSlide: first,
    keyboard: { enabled: true, onlyInViewport: false },
    zoom: { maxRatio: 3 },
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
  });
  const say = () => {
    said.textContent = t("place", { number: swiper.activeIndex + 1, count: pictures.length });
    previous.setAttribute("aria-disabled", String(swiper.isBeginning));
    next.setAttribute("aria-disabled", String(swiper.isEnd));
  };
  swiper.on("slideChange", say);
  say();
  dialog.addEventListener("close", () => {
    onLeave(swiper.activeIndex);
    swiper.destroy();
    dialog.remove();
  });
}

function slideOf({ address, text }: LargePicture): HTMLElement {
  const slide = element("div", "swiper-slide");
  const box = element("div", "swiper-zoom-container");
  const picture = document.createElement("img");
  picture.src = address;
  picture.alt = text;
  box.append(picture);
  slide.append(box);
  return slide;
}

function button(label: string, path: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = css.button ?? "";
  made.setAttribute("aria-label", label);
  made.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
  made.addEventListener("click", press);
  return made;
}

function element(name: string, className = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
