import { fromSource, type SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Services } from "../context.ts";

/** Crawlers get a product's only canonical address. */
export const sourceLink = ({ bot }: Services<"bot">, href: string, source: SourceItemList): string =>
  bot ? href : fromSource(href, source);
