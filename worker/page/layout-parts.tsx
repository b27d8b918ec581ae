import { ContractLinks } from "../../client/features/contract/contract-links.tsx";
import { noHtml, type StaticHtml } from "../../client/islands/static-html.ts";
import { Announcement } from "../../client/layouts/announcement.tsx";
import { FooterLinks, type FooterLinksProps } from "../../client/layouts/footer-links.tsx";
import { MenuContent } from "../../client/layouts/menu-content.tsx";
import { OpenPayment } from "../../client/layouts/open-payment.tsx";
import type { Header } from "../../shared/content/content.ts";
import type { OpenOrder } from "../../shared/order/open-order.ts";
import { staticHtml } from "./static-html.ts";

export interface LayoutContent extends FooterLinksProps {
  header: Header;
  openOrder?: OpenOrder | undefined;
}

/** Without header and footer: the ways out of a contract are reachable from every page (duties). */
export const smallLayoutParts = (): LayoutParts => ({
  announcement: noHtml,
  menu: noHtml,
  footer: staticHtml(<ContractLinks />),
});

type LayoutParts = Record<"announcement" | "menu" | "footer", StaticHtml>;

export function renderLayoutParts({ header, openOrder, ...footer }: LayoutContent): LayoutParts {
  return {
    announcement:
      openOrder || header.announcement
        ? staticHtml(
            <>
              {openOrder && <OpenPayment order={openOrder} />}
              {header.announcement && <Announcement link={header.announcement} />}
            </>,
          )
        : noHtml,
    menu: staticHtml(<MenuContent menu={header.menu} />),
    footer: staticHtml(<FooterLinks {...footer} />),
  };
}
