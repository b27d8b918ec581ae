import type { Head } from "../shared/content/head.ts";
import type { DeliveryTerm, ShopCountry } from "../shared/country/country.ts";
import type { WallLanguage } from "../shared/country/language.ts";
import type { ShownTopHeader } from "../shared/marketing/top-header.ts";
import type { OpenOrder } from "../shared/order/open-order.ts";
import type { Layout } from "../shared/routes.ts";
import type { StaticHtml } from "./islands/static-html.ts";
import type { NewsletterFormProps } from "./layouts/newsletter-form.island.tsx";
import type { ScreenName, ScreenProps } from "./screens/screens.ts";

/** A promise among the props streams in late. */
export type PageData = {
  [Name in ScreenName]: {
    screen: Name;
    props: ScreenProps<Name>;
    head: Head;
    layout: Layout;
    /** The visitor has not answered, and may be asked here. */
    asksConsent?: true | undefined;
    /** Of that order itself, or within another application. */
    hidesOpenPayment?: true | undefined;
  };
}[ScreenName];

/** The way back to an order that is to be paid; empty without one. */
export interface OpenPaymentStrip {
  order: OpenOrder | null;
  strip: StaticHtml;
}

/** The same for a visit; empty in a layout without it. */
export interface LayoutParts {
  announcement: StaticHtml;
  menu: StaticHtml;
  footer: StaticHtml;
  newsletter: NewsletterFormProps;
  /** A recall of the last days, in every layout. */
  recall: StaticHtml;
}

export interface Shell {
  parts: LayoutParts;
  account: { loggedIn: boolean; firstName?: string };
  question?: string;
  openPayment: OpenPaymentStrip;
  /** `detected` by the edge; set where the visitor is to choose a country. */
  countryWall?: { detected: string; chosen: ShopCountry; terms: DeliveryTerm[] } | undefined;
  /** Another site of the shop, in a language that the browser prefers. */
  languageWall?: { language: WallLanguage; site: string } | undefined;
  /** Of a campaign, if it can be closed. */
  topHeader?: ShownTopHeader | undefined;
  /** False where it is switched off (spec 4). */
  exitIntent?: false | undefined;
  /** Result of a form without scripts or of a cart link; shown on one page. */
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}
