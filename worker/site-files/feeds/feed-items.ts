import type { Header, Image } from "../../../shared/content/content.ts";
import { pictureAddress } from "../../../shared/content/pictures.ts";
import { usualFees } from "../../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../../shared/identity.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import { reductionOf } from "../../../shared/money/price-reduction.ts";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { visibleVariants } from "../../../shared/product/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { cut } from "../../../shared/text/text.ts";
import { metaDescription } from "../../page/seo/seo.ts";

/** One format on sale. Amounts in minor units. */
export interface FeedItem {
  id: string;
  /** Formats of a product share it. */
  group: string;
  title: string;
  description: string;
  address: string;
  picture: string;
  otherPictures: string[];
  isInStock: boolean;
  /** Price before a reduction, otherwise the price. */
  price: number;
  reducedPrice: number | undefined;
  brand: string | undefined;
  gtin: string | undefined;
  /** Grams. */
  weight: number | undefined;
  /** Google's taxonomy, in words. */
  category: string;
  /** The shop's own categories, from the widest. */
  productType: string;
  shipping: { country: string; price: number }[];
}

export interface FeedSurroundings {
  origin: string;
  header: Pick<Header, "delivery"> | null;
  pictureOf: (image: Image | null | undefined) => Image | null;
}

export interface Feed {
  type: string;
  start(origin: string): string;
  item(item: FeedItem): string;
  end: string;
}

/** Both merchants' limits, in characters. */
const longest = { title: 150, description: 5000 };

const pictureWidth = 1200;

const mostPictures = 10;

const categories = {
  dog: { dry: "Dog Supplies > Dog Food", wet: "Dog Supplies > Dog Food", treat: "Dog Supplies > Dog Treats" },
  cat: { dry: "Cat Supplies > Cat Food", wet: "Cat Supplies > Cat Food", treat: "Cat Supplies > Cat Treats" },
} as const;

/** Left out: formats without a price or a picture, and products that are sold no more. */
export function feedItems(product: Product, around: FeedSurroundings): FeedItem[] {
  if (!product.viewable || product.oldProduct) return [];
  return visibleVariants(product).flatMap((variant) => itemOf(product, variant, around) ?? []);
}

function itemOf(
  product: Product,
  variant: Variant,
  { origin, header, pictureOf }: FeedSurroundings,
): FeedItem | undefined {
  const { price } = variant;
  const [picture, ...otherPictures] = [variant.image ?? product.image, ...product.images].flatMap((image) => {
    const shown = pictureOf(image);
    return shown ? [new URL(pictureAddress(shown.url, { width: pictureWidth }), origin).href] : [];
  });
  if (!isWholeAmount(price) || !picture) return undefined;
  const reduction = reductionOf(price, variant.lowestPrice30Days);
  const { name, animal, kind, ancestors, category } = product;
  return {
    id: variant.code,
    group: product.sku,
    title: cut(`${name}, ${variant.name}`, longest.title),
    description: cut(metaDescription(product.description) ?? product.subtitle, longest.description) || name,
    address: origin + href("produits-product-format", { product: product.slug, format: variant.slug }),
    picture,
    otherPictures: [...new Set(otherPictures)].filter((one) => one !== picture).slice(0, mostPictures),
    isInStock: variant.isInStock,
    price: reduction?.lowest ?? price,
    reducedPrice: reduction && price,
    brand: product.brand ?? undefined,
    gtin: variant.gtin ?? undefined,
    weight: variant.weight ?? undefined,
    category: `Animals & Pet Supplies > Pet Supplies${animal && kind ? ` > ${categories[animal][kind]}` : ""}`,
    productType: [...ancestors, ...(category ? [category] : [])].map((one) => one.name).join(" > "),
    shipping: shippingOf(header, { price, weight: variant.weight }),
  };
}

function shippingOf(
  header: FeedSurroundings["header"],
  { price, weight }: { price: number; weight: number | null },
): FeedItem["shipping"] {
  const terms = header?.delivery;
  if (!terms) return [];
  return shopCountries.flatMap((country) => {
    const usual = usualFees(terms, country, { goods: price, grams: weight ?? undefined });
    return usual ? [{ country, price: usual.delivery + usual.service }] : [];
  });
}

/** "21.90 EUR" */
export const amountIn = (minor: number): string => `${(minor / 100).toFixed(2)} EUR`;
