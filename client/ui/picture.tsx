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
  alt?: string | undefined;
  /** Pixels, smallest first. Each costs about 100 bytes of HTML. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /** HTML syntax. Without `sizes`, the first width is shown and the others serve denser screens. */
  sizes?: string | undefined;
  priority?: boolean | undefined;
  ground?: Ground | undefined;
  blurred?: boolean | undefined;
}

type Ground = "sand" | "paper" | "forest";

export function Picture({ ground = "sand", blurred, ...picture }: PictureProps) {
  if (!blurred) return <Version {...picture} className={css[ground]} />;
  const className = `${css.stack} ${css[ground]}`;
  if (!picture.priority) return <BlurredPicture {...picture} className={className} />;
  // Browsers would report a blurred version as the largest paint.
  return (
    <span className={className}>
      <Version {...picture} />
    </span>
  );
}

type BlurredPictureProps = Omit<PictureProps, "ground" | "blurred"> & { className: string };

function BlurredPicture({ className, ...picture }: BlurredPictureProps) {
  const { image, widths } = picture;
  const [loaded, setLoaded] = useState(false);
  return (
    <span className={className} data-loaded={loaded ? "" : undefined}>
      <img
        src={placeholderAddress(image.url, widths.at(-1) ?? widths[0])}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
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
  // `src` is the 1x version; React's preload of a priority picture ignores `src`.
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
      // Chromium would paint the text first and the picture a frame later.
      {...(priority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
