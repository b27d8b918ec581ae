import type { Image } from "../../../shared/content.ts";
import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./product-gallery.module.css";

const t = translator(productScreenTexts);

/** One picture at a time, chosen by radio buttons: arrows, touch and mouse work without scripts. */
export function ProductGallery({ sku, images }: { sku: string; images: Image[] }) {
  if (images.length < 2)
    return <div className={css.gallery}>{images[0] && <Slide image={images[0]} first />}</div>;
  return (
    <fieldset className={css.gallery} aria-label={t("photos")}>
      {images.map((image, place) => (
        <Choice key={image.url} group={`photo-${sku}`} image={image} place={place} />
      ))}
    </fieldset>
  );
}

/** Button, thumbnail and picture stand together, so that the style sheet can tie them. */
function Choice({ group, image, place }: { group: string; image: Image; place: number }) {
  const id = `${group}-${place}`;
  return (
    <>
      <input className={css.radio} type="radio" id={id} name={group} defaultChecked={place === 0} />
      <label className={css.thumb} htmlFor={id}>
        <Picture
          image={image}
          alt={t("photo", { number: place + 1, text: image.alternativeText })}
          widths={[80, 160, 240]}
          sizes="(min-width:64rem) 9rem,18vw"
        />
      </label>
      <Slide image={image} first={place === 0} />
    </>
  );
}

function Slide({ image, first }: { image: Image; first: boolean }) {
  return (
    <div className={css.slide}>
      <Picture
        image={image}
        widths={[480, 800, 1200]}
        sizes="(min-width:64rem) 47rem,(min-width:48rem) 45vw,93vw"
        priority={first}
      />
    </div>
  );
}
