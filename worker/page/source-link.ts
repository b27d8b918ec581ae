import { fromSource, type SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { AppContext } from "../context.ts";

/** Crawlers know one address of a product. */
export const sourceLink = (c: AppContext, href: string, source: SourceItemList): string =>
  c.var.bot ? href : fromSource(href, source);
