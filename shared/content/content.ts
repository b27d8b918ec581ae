import type { ShopCountry } from "../country/country.ts";
import type { Block } from "./blocks.ts";

/** A picture (spec 3, image). Width and height are in pixels and always known: no picture may move the page. */
export interface Image {
  url: string;
  hash?: string | null;
  alternativeText: string;
  width: number;
  height: number;
}

/** Spec 3, link. A disabled link is shown as text. */
export interface Link {
  to: string;
  /** Of its element. */
  id?: string | null;
  name: string;
  title?: string | null;
  rel?: string | null;
  target?: string | null;
  disabled?: boolean | null;
}

export interface Seo {
  title?: string | null;
  description?: string | null;
  /** What kind of page it is for search engines (schema.org). */
  kind?: "WebPage" | "AboutPage" | null;
}

/** Working days. */
interface Days {
  least: number;
  most: number;
}

/** What the shop promises of sending and taking back; amounts in whole minor units. */
export interface Delivery {
  /** What an ordinary delivery costs below `freeShippingFrom`. */
  price: number;
  handlingDays: Days;
  transitDays: Days;
  /** Days to change one's mind; not only working days. */
  returnDays: number;
}

export interface Header {
  announcement?: Link | null;
  /** Goods of this amount travel at the shop's expense; whole minor units. What is charged is the e-commerce API's to say. */
  freeShippingFrom?: number | null;
  delivery?: Delivery | null;
  /** Why to buy here, in a strip on each product: `icon` as in a grid of promises. */
  promises?: { icon: string; title: string; text: string }[] | null;
  menu: (Link & { children: Link[] })[];
}

export interface Footer {
  /** What is said of delivery to each country of the shop. */
  delivery?: { country: ShopCountry; text: string }[] | null;
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  customerService: { phone: string; email: string; hours: string };
}

/** A content page (spec 3). */
export interface ContentPage {
  slug: string;
  title: string;
  seo?: Seo | null;
  /** In the editor's order. */
  blocks: Block[];
}
