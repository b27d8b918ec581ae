import { noHtml, type StaticHtml } from "../../client/islands/static-html.ts";
import { Announcement } from "../../client/layouts/announcement.tsx";
import { FooterLinks, type FooterLinksProps } from "../../client/layouts/footer-links.tsx";
import { MenuContent } from "../../client/layouts/menu-content.tsx";
import type { Header } from "../../shared/content/content.ts";
import { staticHtml } from "./static-html.ts";

export interface LayoutContent extends FooterLinksProps {
  header: Header;
}

export function renderLayoutParts({
  header,
  ...footer
}: LayoutContent): Record<"announcement" | "menu" | "footer", StaticHtml> {
  return {
    announcement: header.announcement ? staticHtml(<Announcement link={header.announcement} />) : noHtml,
    menu: staticHtml(<MenuContent menu={header.menu} />),
    footer: staticHtml(<FooterLinks {...footer} />),
  };
}
