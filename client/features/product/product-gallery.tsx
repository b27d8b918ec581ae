import type { Image } from "../../../shared/content/content.ts";
import { pictureAddress } from "../../../shared/content/pictures.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./product-gallery.module.css";

const t = translator(productPageTexts);

/**
 * One picture at a time in a strip that is swept or scrolled; thumbnails and pictures are links, so that all of it
 * works without scripts. Written by the worker; live-gallery.ts takes over where scripts run.
 */
export function ProductGallery({ images }: { images: readonly Image[] }) {
  return (
    <div className={css.gallery}>
      <div className={css.frame}>
        <ul className={css.strip} aria-label={t("photos")}>
          {images.map((image, place) => (
            <Slide key={image.url} image={image} place={place} />
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <ul className={css.thumbs} aria-label={t("thumbs")}>
          {images.map((image, place) => (
            <li key={image.url}>
              <a
                className={css.thumb}
                href={`#${idOf(place)}`}
                data-photo={place}
                data-live=""
                aria-current={place === 0 ? "true" : undefined}
              >
                <Picture
                  image={image}
                  alt={t("photo", { number: place + 1, text: image.alternativeText })}
                  widths={[80, 160, 240]}
                  sizes="(min-width:64rem) 9rem,18vw"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Slide({ image, place }: { image: Image; place: number }) {
  return (
    <li className={css.slide} id={idOf(place)}>
      <a
        href={pictureAddress(image.url, { width: 1600 })}
        data-zoom={place}
        data-live=""
        aria-label={t("zoom", { number: place + 1, text: image.alternativeText })}
      >
        <Picture
          image={image}
          widths={[480, 800, 1200]}
          sizes="(min-width:64rem) 47rem,(min-width:48rem) 45vw,93vw"
          priority={place === 0}
          blurred
        />
      </a>
    </li>
  );
}

const idOf = (place: number) => `photo-${place + 1}`;
