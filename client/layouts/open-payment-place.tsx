import { Static } from "../islands/static.tsx";
import type { OpenPaymentStrip, PageData } from "../page-data.ts";
import announcement from "./announcement.module.css";

/** The way back to an order that is to be paid; not on that order's own pages, nor within another application. */
export function OpenPaymentPlace({ order, strip, page }: OpenPaymentStrip & { page: PageData }) {
  if (/^(payment|web-view)/.test(page.screen)) return null;
  if ("layout" in page.props && page.props.layout.order === order?.token) return null;
  return <Static html={strip} className={announcement.place} />;
}
