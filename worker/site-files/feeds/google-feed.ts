import { shopName, shopSubject } from "../../../shared/identity.ts";
import { escapeXml } from "../xml.ts";
import { amountIn, type Feed, type FeedItem } from "./feed-items.ts";

/** Google Merchant Center's product data specification, as RSS 2.0. */
export const googleFeed: Feed = {
  type: "application/xml; charset=utf-8",
  start: (origin) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
      ["title", shopName],
      ["link", `${origin}/`],
      ["description", `${shopName}, ${shopSubject}`],
    ]
      .map(([name = "", text = ""]) => element(name, escapeXml(text)))
      .join("")}\n`,
  item: (item) => `${element("item", fieldsOf(item).join(""))}\n`,
  end: "</channel></rss>\n",
};

function fieldsOf(item: FeedItem): string[] {
  const { price, reducedPrice, weight, gtin, brand } = item;
  return [
    field("id", item.id),
    field("item_group_id", item.group),
    field("title", item.title),
    field("description", item.description),
    field("link", item.address),
    field("image_link", item.picture),
    ...item.otherPictures.map((address) => field("additional_image_link", address)),
    field("availability", item.isInStock ? "in_stock" : "out_of_stock"),
    field("price", amountIn(price)),
    ...(reducedPrice === undefined ? [] : [field("sale_price", amountIn(reducedPrice))]),
    ...(weight
      ? [
          field("unit_pricing_measure", `${weight} g`),
          field("unit_pricing_base_measure", "1 kg"),
          field("shipping_weight", `${weight} g`),
          field("size", sizeOf(weight)),
        ]
      : []),
    field("condition", "new"),
    ...(brand ? [field("brand", brand)] : []),
    ...(gtin ? [field("gtin", gtin)] : []),
    // Google asks to be told that there is no GTIN.
    ...(gtin ? [] : [field("identifier_exists", "no")]),
    field("google_product_category", item.category),
    ...(item.productType ? [field("product_type", item.productType)] : []),
    ...item.shipping.map(({ country, price: fees }) =>
      element("g:shipping", field("country", country) + field("price", amountIn(fees))),
    ),
  ];
}

const sizeOf = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

const field = (name: string, text: string): string => element(`g:${name}`, escapeXml(text));

const element = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;
