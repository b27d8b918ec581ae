import { useEffect, useRef, useState } from "react";
import Swiper from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import "swiper/css";
import "swiper/css/zoom";
import { translator } from "../../../../shared/text/translator.ts";
import { CloseIcon, NextIcon, PlusIcon, PreviousIcon } from "../../../ui/icons.tsx";
import { productGalleryTexts } from "./gallery.texts.ts";
import css from "./picture-window.module.css";

const t = translator(productGalleryTexts);

export interface PictureWindowProps {
  pictures: readonly { address: string; text: string }[];
  first: number;
  onClose: (place: number) => void;
}

export function PictureWindow({ pictures, first, onClose }: PictureWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const swiper = useRef<Swiper>(null);
  const [place, setPlace] = useState(first);

  useEffect(() => {
    if (!frame.current) return undefined;
    dialog.current?.showModal();
    close.current?.focus();
    const held = new Swiper(frame.current, {
      modules: [Keyboard, Zoom],
      initialSlide: first,
      keyboard: { enabled: true, onlyInViewport: false },
      zoom: { maxRatio: 3 },
      speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
      on: { slideChange: ({ activeIndex }) => setPlace(activeIndex) },
    });
    swiper.current = held;
    return () => void held.destroy();
  }, [first]);

  return (
    <dialog ref={dialog} className={css.window} aria-label={t("photos")} onClose={() => onClose(place)}>
      <div ref={frame} className={`swiper ${css.frame}`}>
        <div className="swiper-wrapper">
          {pictures.map(({ address, text }) => (
            <div key={address} className="swiper-slide">
              <div className="swiper-zoom-container">
                <img src={address} alt={text} />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={css.bar}>
        <p className={`note ${css.place}`} role="status">
          {t("place", { number: place + 1, count: pictures.length })}
        </p>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={css.button}
              aria-label={t("previous")}
              aria-disabled={place === 0}
              onClick={() => swiper.current?.slidePrev()}
            >
              <PreviousIcon />
            </button>
            <button
              type="button"
              className={css.button}
              aria-label={t("next")}
              aria-disabled={place === pictures.length - 1}
              onClick={() => swiper.current?.slideNext()}
            >
              <NextIcon />
            </button>
          </>
        )}
        <button
          type="button"
          className={css.button}
          aria-label={t("larger")}
          onClick={() => swiper.current?.zoom.toggle()}
        >
          <PlusIcon />
        </button>
        <button
          ref={close}
          type="button"
          className={css.button}
          aria-label={t("close")}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
