import { fromSource, type SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { AppContext } from "../context.ts";

/** Crawlers get a product's only canonical address. */
export const sourceLink = (c: AppContext, href: string, source: SourceItemList): string =>
  c.var.bot ? href : fromSource(href, source);
