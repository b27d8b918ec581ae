import type { DeliveryTerms } from "../delivery/delivery-terms.ts";

/** Width and height in pixels are required to avoid layout shifts. */
export interface Image {
  url: string;
  alternativeText: string;
  width: number;
  height: number;
}

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
  kind?: "WebPage" | "AboutPage" | null;
}

export interface Header {
  announcement?: Link | null;
  delivery?: DeliveryTerms | null;
  promises?: { icon: string; title: string; text: string }[] | null;
  menu: (Link & { children: Link[] })[];
}

export interface Footer {
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  customerService: { phone: string; email: string; hours: string };
}
