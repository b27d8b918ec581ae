import type { Header, Link } from "../../shared/content/content.ts";
import type { ShownRights } from "../../shared/contract/shown-rights.ts";
import type { ShownTopHeader } from "../../shared/marketing/top-header.ts";
import type { OpenOrder } from "../../shared/order/open-order.ts";
import type { PopupData } from "../../shared/popup/popup-data.ts";
import type { ShownRecall } from "../../shared/recall/lot-recall.ts";
import type { PageNotice } from "../navigation/page-news.ts";
import type { FooterLinksProps } from "./footer-links.tsx";
import type { NewsletterFormProps } from "./newsletter-form.island.tsx";

export interface Shell extends PopupData {
  menu: Header["menu"];
  announcement: Link | null | undefined;
  footer: FooterLinksProps;
  /** Absent if there is no newsletter. */
  newsletter?: NewsletterFormProps | undefined;
  rights: ShownRights;
  hasGuide: boolean;
  recalls: readonly ShownRecall[];
  account: { loggedIn: boolean; firstName?: string };
  question?: string;
  openOrder: OpenOrder | undefined;
  topHeader?: ShownTopHeader | undefined;
  notice?: PageNotice | undefined;
}
