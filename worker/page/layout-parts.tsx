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

export function renderLayoutParts({
  header,
  openOrder,
  ...footer
}: LayoutContent): Record<"announcement" | "menu" | "footer", StaticHtml> {
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
