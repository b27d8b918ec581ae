import type { DeliveryTerms } from "../delivery/delivery-terms.ts";

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

export interface Header {
  announcement?: Link | null;
  delivery?: DeliveryTerms | null;
  /** A strip on each product; `icon` as in `Usp`. */
  promises?: { icon: string; title: string; text: string }[] | null;
  menu: (Link & { children: Link[] })[];
}

export interface Footer {
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  customerService: { phone: string; email: string; hours: string };
}
