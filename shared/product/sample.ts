import type { Image, Seo } from "../content/content.ts";

export interface Sample {
  slug: string;
  name: string;
  product: string;
  code: string;
  format: string;
  weight: number | null;
  price?: number | null;
  isInStock: boolean;
  contents: string[];
  description: string;
  image?: Image | null;
  seo?: Seo | null;
}
