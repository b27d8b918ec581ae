import { useState } from "react";
import type { Image } from "../../shared/content/content.ts";
import { type PictureWidth, pictureAddress, placeholderAddress } from "../../shared/content/pictures.ts";
import css from "./picture.module.css";

export interface PictureProps {
  image: Pick<Image, "url" | "alternativeText" | "width" | "height">;
  /** In the place of the picture's own alternative text: "" where a text beside it says the same. */
  alt?: string | undefined;
  /** Pixels, the smallest first. Each costs about a hundred bytes of HTML: two do for a card, three for a large picture. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /**
   * How wide it is shown, as in HTML: "(min-width:64rem) 20rem, 45vw". Without it, it is shown about as wide as the
   * first of its widths and the others are for denser screens: that is the shortest HTML, for what stands in long rows.
   */
  sizes?: string | undefined;
  /** The first picture of a page: fetched at once and before all others. The rest waits until it comes near. */
  priority?: boolean | undefined;
  /** The colour of its place until it is there, and behind a pack, which has no ground of its own. */
  ground?: Ground | undefined;
  /** A blurred version comes first: for large pictures that cover their whole place. */
  blurred?: boolean | undefined;
}

type Ground = "sand" | "paper" | "forest";

/** A picture in the width that the screen needs, whose place is kept from the first byte on. */
export function Picture({ ground = "sand", blurred, ...picture }: PictureProps) {
  if (blurred) return <BlurredPicture {...picture} ground={ground} />;
  return <Version {...picture} className={css[ground]} />;
}

/** With scripts it says when the picture is there: one without a ground of its own can then do without what lies below. */
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
  // Browsers take `src` for 1x; the preload that React makes of a first picture does not know it.
  if (!sizes && !priority) versions.shift();
  return (
    <img
      // One that came before its scripts tells nobody.
      ref={onLoaded && ((picture) => void (picture?.complete && picture.naturalWidth > 0 && onLoaded()))}
      onLoad={onLoaded}
      className={className}
      src={pictureAddress(image.url, { width: widths[0] })}
      srcSet={versions.join() || undefined}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
