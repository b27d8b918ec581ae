import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { isPlainPress } from "../../../../engine/islands/plain-press.ts";
import type { Image } from "../../../../shared/content/content.ts";
import { pictureAddress } from "../../../../shared/content/pictures.ts";
import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Picture } from "../../../ui/picture.tsx";
import css from "./product-gallery.module.css";
import { useStrip } from "./use-strip.ts";

const t = translator(productPageTexts);

type PictureWindow = typeof import("./picture-window.tsx").PictureWindow;

function ProductGallery({ images }: { images: readonly Image[] }) {
  const gallery = useRef<HTMLDivElement>(null);
  const { frame, place, goTo } = useStrip(gallery);
  const [large, setLarge] = useState<{ PictureWindow: PictureWindow; first: number }>();

  function leadStrip(event: MouseEvent, to: number) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    goTo(to);
  }

  function openLarge(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import("./picture-window.tsx").then(
      ({ PictureWindow }) => setLarge({ PictureWindow, first: at }),
      () => location.assign(href),
    );
  }

  function step(event: KeyboardEvent) {
    const { key, target } = event;
    const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const list = target instanceof Element && target.closest("ul");
    if (!by || !list || images.length < 2) return;
    event.preventDefault();
    const to = Math.min(Math.max(place + by, 0), images.length - 1);
    goTo(to);
    list.children[to]?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside
    <div ref={gallery} className="stack-3" onKeyDown={step}>
      <div ref={frame} className={css.frame}>
        <ul className={css.strip} tabIndex={-1} aria-label={t("photos")}>
          {images.map((image, at) => (
            <li key={image.url} className={css.slide} id={idOf(at)}>
              <a
                href={addressOf(image)}
                aria-label={t("zoom", { number: at + 1, text: image.alternativeText })}
                onClick={(event) => openLarge(event, at)}
              >
                <Picture
                  image={image}
                  widths={[480, 800, 1200]}
                  sizes="(min-width:64rem) 47rem,(min-width:48rem) 45vw,93vw"
                  priority={at === 0}
                  blurred
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <ul className={`${css.thumbs} no-print`} aria-label={t("thumbs")}>
          {images.map((image, at) => (
            <li key={image.url}>
              <a
                className={`cover ${css.thumb}`}
                href={`#${idOf(at)}`}
                aria-current={at === place ? "true" : undefined}
                onClick={(event) => leadStrip(event, at)}
              >
                <Picture
                  image={image}
                  alt={t("photo", { number: at + 1, text: image.alternativeText })}
                  widths={[80, 160, 240]}
                  sizes="(min-width:64rem) 9rem,18vw"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <large.PictureWindow
          pictures={images.map((image) => ({ address: addressOf(image), text: image.alternativeText }))}
          first={large.first}
          onClose={(at) => {
            setLarge(undefined);
            goTo(at, 0);
            // The dialog gave the focus to the picture that opened it, which may be out of sight now.
            frame.current?.querySelectorAll("a")[at]?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

const idOf = (at: number) => `photo-${at + 1}`;

const addressOf = (image: Image) => pictureAddress(image.url, { width: 1600 });

export const GalleryIsland = island(ProductGallery, { when: "idle" });
