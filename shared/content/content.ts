import type { ShopCountry } from "../country/country.ts";

/** Spec 3, image. Width and height in pixels, so that nothing shifts. */
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
  /** Of schema.org. */
  kind?: "WebPage" | "AboutPage" | null;
}

/** Working days. */
interface Days {
  least: number;
  most: number;
}

/** Terms of sending and returning; whole minor units. */
export interface Delivery {
  price: number;
  handlingDays: Days;
  transitDays: Days;
  /** Calendar days. */
  returnDays: number;
}

export interface Header {
  announcement?: Link | null;
  /** Whole minor units; what is charged is decided by the e-commerce API. */
  freeShippingFrom?: number | null;
  delivery?: Delivery | null;
  /** A strip on each product; `icon` as in `Usp`. */
  promises?: { icon: string; title: string; text: string }[] | null;
  menu: (Link & { children: Link[] })[];
}

export interface Footer {
  delivery?: { country: ShopCountry; text: string }[] | null;
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  customerService: { phone: string; email: string; hours: string };
}
