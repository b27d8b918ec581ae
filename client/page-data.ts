import type { Header, Link } from "../shared/content/content.ts";
import type { Head } from "../shared/content/head.ts";
import type { DeliveryTerm, ShopCountry } from "../shared/country/country.ts";
import type { WallLanguage } from "../shared/country/language.ts";
import type { ShownTopHeader } from "../shared/marketing/top-header.ts";
import type { OpenOrder } from "../shared/order/open-order.ts";
import type { ShownRecall } from "../shared/recall/lot-recall.ts";
import type { Layout } from "../shared/routes.ts";
import type { FooterLinksProps } from "./layouts/footer-links.tsx";
import type { NewsletterFormProps } from "./layouts/newsletter-form.island.tsx";
import type { ScreenName, ScreenProps } from "./screens/screens.ts";

/** Props that are promises stream in late. */
export type PageData = {
  [Name in ScreenName]: {
    screen: Name;
    props: ScreenProps<Name>;
    head: Head;
    layout: Layout;
    asksConsent?: true | undefined;
    hidesOpenPayment?: true | undefined;
  };
}[ScreenName];

export interface Shell {
  menu: Header["menu"];
  announcement: Link | null | undefined;
  footer: FooterLinksProps;
  newsletter: NewsletterFormProps;
  recalls: readonly ShownRecall[];
  account: { loggedIn: boolean; firstName?: string };
  question?: string;
  openOrder: OpenOrder | undefined;
  countryWall?: { detected: string; chosen: ShopCountry; terms: DeliveryTerm[] } | undefined;
  languageWall?: { language: WallLanguage; site: string } | undefined;
  topHeader?: ShownTopHeader | undefined;
  exitIntent?: false | undefined;
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}
