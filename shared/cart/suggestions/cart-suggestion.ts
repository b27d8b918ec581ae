import type { Image } from "../../content/content.ts";

export interface CartSuggestion {
  name: string;
  href: string;
  variantCode: string;
  variantName: string;
  price: number;
  weight: number | null;
  image: Image | null;
}

export interface CartSuggestionList {
  title: string;
  products: CartSuggestion[];
}
