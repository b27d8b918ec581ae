import Swiper from "swiper";
import { A11y } from "swiper/modules";
import { productGalleryTexts } from "../../../shared/product/gallery.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { LivingPart } from "./live-part.tsx";
import css from "./product-gallery.module.css";

const t = translator(productGalleryTexts);

/**
 * The strip under Swiper's eye: it stays the browser's own scrolling (spec 9, carousel), thumbnails lead it and follow
 * it, arrows move it, and a press on a picture opens it large.
 */
export function liveGallery(part: HTMLElement): LivingPart {
  const frame = part.querySelector<HTMLElement>(`.${css.frame}`);
  const strip = part.querySelector<HTMLElement>(`.${css.strip}`);
  if (!frame || !strip) return { press: () => false, end: () => undefined };
  const stop = new AbortController();
  const thumbs = [...part.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  uncoverLoaded(strip, stop.signal);

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
  });
  const follow = () =>
    thumbs.forEach((thumb, place) => {
      if (place === swiper.activeIndex) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    });
  swiper.on("slideChange", follow);

  part.addEventListener(
    "keydown",
    (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!step || thumbs.length < 2) return;
      event.preventDefault();
      const place = Math.min(Math.max(swiper.activeIndex + step, 0), thumbs.length - 1);
      swiper.slideTo(place);
      const inThumbs = document.activeElement instanceof HTMLElement && document.activeElement.dataset.photo;
      const target = inThumbs ? thumbs[place] : strip.querySelector<HTMLElement>(`[data-zoom="${place}"]`);
      target?.focus({ preventScroll: true });
    },
    { signal: stop.signal },
  );

  function press(link: HTMLAnchorElement): boolean {
    const { photo, zoom } = link.dataset;
    if (photo !== undefined) swiper.slideTo(Number(photo));
    else if (zoom !== undefined) void openLarge(link, Number(zoom));
    return photo !== undefined || zoom !== undefined;
  }

  async function openLarge(link: HTMLAnchorElement, place: number): Promise<void> {
    try {
      const { openPictures } = await import("./picture-window.ts");
      const pictures = [...(strip?.querySelectorAll<HTMLAnchorElement>("a[data-zoom]") ?? [])].map(
        (picture) => ({
          address: picture.href,
          text: picture.querySelector("img:last-of-type")?.getAttribute("alt") ?? "",
        }),
      );
      openPictures(pictures, place, (shown) => swiper.slideTo(shown, 0));
    } catch {
      location.assign(link.href);
    }
  }

  return {
    press,
    end: () => {
      stop.abort();
      swiper.destroy();
    },
  };
}

/** A pack has no ground of its own: its blurred version leaves once the picture is there. */
function uncoverLoaded(strip: HTMLElement, signal: AbortSignal): void {
  for (const picture of strip.querySelectorAll<HTMLImageElement>("img:last-of-type")) {
    const uncover = () => picture.parentElement?.setAttribute("data-loaded", "");
    if (picture.complete && picture.naturalWidth > 0) uncover();
    else picture.addEventListener("load", uncover, { signal, once: true });
  }
}
