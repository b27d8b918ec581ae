import { useState } from "react";
import type { Image } from "../../shared/content/content.ts";
import {
  hasVersions,
  type PictureWidth,
  pictureAddress,
  placeholderAddress,
} from "../../shared/content/pictures.ts";
import css from "./picture.module.css";

export interface PictureProps {
  image: Pick<Image, "url" | "alternativeText" | "width" | "height">;
  /** Replaces the picture's own text; "" where a text beside it says the same. */
  alt?: string | undefined;
  /** Pixels, smallest first. Each costs about 100 bytes of HTML: two for a card, three for a large picture. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /**
   * As in HTML: "(min-width:64rem) 20rem, 45vw". Without it, the first width is shown and the others are for denser
   * screens, which is shortest for long rows.
   */
  sizes?: string | undefined;
  /** The first picture of a page: loaded eagerly with high priority; others are lazy. */
  priority?: boolean | undefined;
  /** Background while loading, and behind transparent packs. */
  ground?: Ground | undefined;
  /** With a blurred placeholder, for large pictures that cover their box. */
  blurred?: boolean | undefined;
}

type Ground = "sand" | "paper" | "forest";

export function Picture({ ground = "sand", blurred, ...picture }: PictureProps) {
  if (blurred) return <BlurredPicture {...picture} ground={ground} />;
  return <Version {...picture} className={css[ground]} />;
}

/** Marks itself loaded, so that a transparent picture can drop its placeholder. */
function BlurredPicture({ ground, ...picture }: Omit<PictureProps, "blurred"> & { ground: Ground }) {
  const { image, widths, priority } = picture;
  const [loaded, setLoaded] = useState(false);
  return (
    <span className={`${css.stack} ${css[ground]}`} data-loaded={loaded ? "" : undefined}>
      <img
        src={placeholderAddress(image.url, widths.at(-1) ?? widths[0])}
        alt=""
        width={image.width}
        height={image.height}
        loading={priority ? undefined : "lazy"}
        // Low also keeps React from announcing it ahead of the picture itself.
        fetchPriority="low"
      />
      <Version {...picture} onLoaded={() => setLoaded(true)} />
    </span>
  );
}

interface VersionProps extends Omit<PictureProps, "ground" | "blurred"> {
  className?: string | undefined;
  onLoaded?: () => void;
}

function Version(props: VersionProps) {
  const { image, alt = image.alternativeText, widths, sizes, priority, className, onLoaded } = props;
  const versions = widths.map((width) => {
    const address = pictureAddress(image.url, { width });
    return sizes ? `${address} ${width}w` : `${address} ${width / widths[0]}x`;
  });
  if (!hasVersions(image.url)) versions.length = 0;
  // Browsers take `src` for 1x; the preload that React makes of a first picture does not know it.
  if (!sizes && !priority) versions.shift();
  return (
    <img
      // A picture that loaded before the scripts fires no event.
      ref={onLoaded && ((picture) => void (picture?.complete && picture.naturalWidth > 0 && onLoaded()))}
      onLoad={onLoaded}
      className={className}
      src={pictureAddress(image.url, { width: widths[0] })}
      srcSet={versions.join() || undefined}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      // Chromium otherwise paints the text first and the picture a frame later.
      {...(priority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
