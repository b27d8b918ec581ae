import { RightsLinks } from "../../client/features/contract/rights-links.tsx";
import { noHtml, type StaticHtml } from "../../client/islands/static-html.ts";
import { Announcement } from "../../client/layouts/announcement.tsx";
import { CountryOffer } from "../../client/layouts/country-offer.tsx";
import { FooterLinks, type FooterLinksProps } from "../../client/layouts/footer-links.tsx";
import { MenuContent } from "../../client/layouts/menu-content.tsx";
import { OpenPayment } from "../../client/layouts/open-payment.tsx";
import type { OpenPaymentStrip } from "../../client/page-data.ts";
import type { Header, Link } from "../../shared/content/content.ts";
import type { TopHeader } from "../../shared/marketing/actions.ts";
import type { OpenOrder } from "../../shared/order/open-order.ts";
import { staticHtml } from "./static-html.ts";

export interface LayoutContent extends FooterLinksProps {
  header: Header;
  topHeader: TopHeader | null;
  askedIn: string | undefined;
}

/** The law requires the ways out of a contract on every page. */
export const smallLayoutParts = (): LayoutParts => ({
  announcement: noHtml,
  menu: noHtml,
  footer: staticHtml(<RightsLinks />),
});

type LayoutParts = Record<"announcement" | "menu" | "footer", StaticHtml>;

export function renderLayoutParts({ header, topHeader, askedIn, ...footer }: LayoutContent): LayoutParts {
  const announcement = announcementOf(header, topHeader);
  return {
    announcement: staticHtml(
      <>
        {askedIn && <CountryOffer detected={askedIn} />}
        {announcement && <Announcement link={announcement} />}
      </>,
    ),
    menu: staticHtml(<MenuContent menu={header.menu} />),
    footer: staticHtml(<FooterLinks {...footer} />),
  };
}

export const openPaymentStrip = (order: OpenOrder | null): OpenPaymentStrip => ({
  order,
  strip: order ? staticHtml(<OpenPayment order={order} />) : noHtml,
});

function announcementOf({ announcement }: Header, topHeader: TopHeader | null): Link | null | undefined {
  if (!topHeader) return announcement;
  return topHeader.closable ? null : { to: topHeader.link ?? "", name: topHeader.text };
}
