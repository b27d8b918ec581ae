import type { Image } from "../../shared/content.ts";
import { locale } from "../../shared/i18n/translator.ts";
import type { Head } from "../../shared/page.ts";
import { shopName } from "../../shared/seo.ts";

/** Countries the shop sells in: one address and one text serve them all (spec 1). */
const audiences = ["fr-FR", "fr-BE", "fr-LU", "x-default"];

/** How the page is shown where it is shared (Open Graph), and for which countries it is meant. */
export function ShareTags({ head, image, origin }: ShareTagsProps) {
  const { title, description, canonical, noindex } = head;
  if (!canonical || noindex) return null;
  const url = origin + canonical;
  return (
    <>
      {audiences.map((audience) => (
        <link key={audience} rel="alternate" hrefLang={audience} href={url} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={url} />
      {image ? <meta property="og:image" content={new URL(image.url, origin).href} /> : null}
    </>
  );
}

interface ShareTagsProps {
  head: Head;
  image: Image | null | undefined;
  origin: string;
}
