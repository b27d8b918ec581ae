import { internationalPhone } from "../../../shared/shops/shop.ts";
import type { ListedShop } from "../../../shared/shops/shop-view.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const t = translator(shopTexts);

export type Addressed = Pick<
  ListedShop,
  "name" | "street" | "postcode" | "city" | "country" | "latitude" | "longitude" | "phone"
>;

export function DirectionsLink({ shop, className }: { shop: Addressed; className?: string | undefined }) {
  const destination = encodeURIComponent(
    `${shop.street}, ${shop.postcode} ${shop.city}, ${t(`countries.${shop.country}`)}`,
  );
  return (
    <a
      className={className}
      href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t("card.directions")}
      <VisuallyHidden> {t("card.directionsTo", { name: shop.name })}</VisuallyHidden>
    </a>
  );
}

export function PhoneLink({ shop, className }: { shop: Addressed; className?: string | undefined }) {
  if (!shop.phone) return null;
  return (
    <a className={className} href={`tel:${internationalPhone(shop.phone, shop.country)}`}>
      {shop.phone}
    </a>
  );
}

export function ShopAddress({ shop, className }: { shop: Addressed; className?: string | undefined }) {
  return (
    <p className={className}>
      {shop.street}
      <br />
      {shop.postcode} {shop.city}
    </p>
  );
}
