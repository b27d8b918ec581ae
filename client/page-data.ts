import type { Head } from "../shared/content/head.ts";
import type { DeliveryTerm, ShopCountry } from "../shared/country/country.ts";
import type { Layout } from "../shared/routes.ts";
import type { StaticHtml } from "./islands/static-html.ts";
import type { NewsletterFormProps } from "./layouts/newsletter-form.tsx";
import type { ScreenName, ScreenProps } from "./screens/screens.ts";

/** A page is the name of a screen and its props; a prop may be a promise, which then comes late. */
export type PageData = {
  [Name in ScreenName]: { screen: Name; props: ScreenProps<Name>; head: Head; layout: Layout };
}[ScreenName];

/** What stands around the screens and is the same for a visit; empty in a layout without it. */
export interface Frame {
  announcement: StaticHtml;
  menu: StaticHtml;
  /** The footer but for the newsletter. */
  footer: StaticHtml;
  newsletter: NewsletterFormProps;
}

/** What stands around the screens. */
export interface Shell {
  frame: Frame;
  account: { loggedIn: boolean; firstName?: string };
  /** What was asked on the results page: it stays in the search box. */
  question?: string;
  /** `detected` by the edge; set where the visitor is to choose a country. */
  countryWall?: { detected: string; chosen: ShopCountry; terms: DeliveryTerm[] } | undefined;
  /** What came of a form without scripts or of a cart link: shown on this page, gone on the next. */
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}

/** What comes with the HTML, for hydration. */
export interface FirstPage {
  build: string;
  page: PageData;
  shell: Shell;
}

/** What a client navigation is answered: the next page, or where to go instead. */
export type Payload = { build: string; loggedIn: boolean } & ({ page: PageData } | { redirect: string });
