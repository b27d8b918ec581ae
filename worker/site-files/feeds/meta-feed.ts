import { amountIn, type Feed, type FeedItem } from "./feed-items.ts";

/** Columns of Meta's catalogue specification. */
const columns: Record<string, (item: FeedItem) => string> = {
  id: ({ id }) => id,
  item_group_id: ({ group }) => group,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isInStock }) => (isInStock ? "in stock" : "out of stock"),
  condition: () => "new",
  price: ({ price }) => amountIn(price),
  sale_price: ({ reducedPrice }) => (reducedPrice === undefined ? "" : amountIn(reducedPrice)),
  link: ({ address }) => address,
  image_link: ({ picture }) => picture,
  additional_image_link: ({ otherPictures }) => otherPictures.join(","),
  brand: ({ brand }) => brand ?? "",
  gtin: ({ gtin }) => gtin ?? "",
  google_product_category: ({ category }) => category,
  product_type: ({ productType }) => productType,
  shipping: ({ shipping }) =>
    shipping.map(({ country, price }) => `${country}:::${amountIn(price)}`).join(","),
  shipping_weight: ({ weight }) => (weight ? `${weight} g` : ""),
};

/** RFC 4180, with a first line of names. */
export const metaFeed: Feed = {
  type: "text/csv; charset=utf-8",
  start: () => line(Object.keys(columns)),
  item: (item) => line(Object.values(columns).map((textOf) => textOf(item))),
  end: "",
};

const line = (texts: readonly string[]): string => `${texts.map(quoted).join(",")}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
