import type { ScreenName } from "../../../client/screens/screens.ts";
import type { Image } from "../../../shared/content/content.ts";
import type { Head } from "../../../shared/content/head.ts";
import { sharedPictureAddress, sharedSize } from "../../../shared/content/pictures.ts";
import { shopName } from "../../../shared/identity.ts";
import { locale, translator } from "../../../shared/text/translator.ts";
import { workerTexts } from "../texts.ts";

const t = translator(workerTexts);

const audiences = ["fr-FR", "fr-BE", "fr-LU", "x-default"];

const kinds: { [Name in ScreenName]?: string } = { page: "article", product: "product" };

const ownPicture = "/partage.png";

export function ShareTags({ screen, head, image, origin }: ShareTagsProps) {
  const { title, description, canonical, noindex } = head;
  if (!canonical || noindex) return null;
  const url = origin + canonical;
  const picture = image
    ? { address: sharedPictureAddress(image), text: image.alternativeText || title }
    : { address: ownPicture, text: t("sharedPicture") };
  return (
    <>
      {audiences.map((audience) => (
        <link key={audience} rel="alternate" hrefLang={audience} href={url} />
      ))}
      <meta property="og:type" content={kinds[screen] ?? "website"} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(picture.address, origin).href} />
      <meta property="og:image:alt" content={picture.text} />
      <meta property="og:image:width" content={String(sharedSize.width)} />
      <meta property="og:image:height" content={String(sharedSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface ShareTagsProps {
  screen: ScreenName;
  head: Head;
  image: Image | null | undefined;
  origin: string;
}
