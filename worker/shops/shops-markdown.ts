import { href } from "../../shared/routes.ts";
import { dayAt, weekdaySpells } from "../../shared/shops/day-hours.ts";
import { formatDistance } from "../../shared/shops/distance.ts";
import { openingState } from "../../shared/shops/opening-hours.ts";
import { openingText, specialText, spellText } from "../../shared/shops/opening-texts.ts";
import { type Shop, weekdays } from "../../shared/shops/shop.ts";
import type { ListedShop } from "../../shared/shops/shop-view.ts";
import { specialDaysFrom } from "../../shared/shops/special-days.ts";
import { shopTexts } from "../../shared/shops/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { heading, link, parts, plain, prose, table } from "../page/markdown/markdown-text.ts";
import { markdownPageTexts } from "../page/texts.ts";

const t = translator(shopTexts);
const pageTexts = translator(markdownPageTexts);

/** Days. */
const ahead = 60;

interface MarkdownShops {
  /** Epoch milliseconds. */
  moment: number;
  origin: string;
  /** Shops of all pages. */
  count: number;
  next: string | undefined;
}

export function shopsMarkdown(
  shops: readonly ListedShop[],
  { moment, origin, count, next }: MarkdownShops,
): string {
  return parts(
    heading(1, t("shops")),
    plain(t("count", { count })),
    shops.map((shop) => shopLine(shop, moment, origin)).join("\n"),
    next && link(pageTexts("next"), next, origin),
  );
}

function shopLine(shop: ListedShop, moment: number, origin: string): string {
  const facts = [
    addressOf(shop),
    shop.phone,
    openingText(openingState(shop, moment)),
    shop.distance !== null && t("distance", { distance: formatDistance(shop.distance) }),
  ].flatMap((text) => (text ? plain(text) : []));
  const name = link(shop.name, href("magasins-shop", { shop: shop.slug }), origin);
  return `- ${name} : ${facts.join(". ")}.`;
}

export function shopMarkdown(shop: Shop, moment: number, origin: string): string {
  const special = specialDaysFrom(shop, dayAt(moment), ahead);
  const contact = [addressOf(shop), shop.phone, shop.email].flatMap((text) => (text ? plain(text) : []));
  return parts(
    heading(1, shop.name),
    shop.intro && plain(shop.intro),
    plain(openingText(openingState(shop, moment))),
    heading(2, t("shop.contact")),
    contact.map((text) => `- ${text}`).join("\n"),
    heading(2, t("hours.title")),
    table(
      [t("hours.day"), t("hours.opening")],
      weekdays.map((name, weekday) => [
        plain(t(`weekdays.${name}`)),
        weekdaySpells(shop.hours, weekday).map(spellText).map(plain).join(", ") || t("hours.closed"),
      ]),
    ),
    plain(t("hours.local", { city: shop.city })),
    special.map((day) => `- ${plain(specialText(day))}`).join("\n"),
    shop.text && prose(shop.text, { origin }),
    shop.services.length > 0 && heading(2, t("shop.services")),
    shop.services
      .map(({ title, text }) => `- ${plain([title, text].filter(Boolean).join(" : "))}`)
      .join("\n"),
    shop.accessibility.length > 0 && heading(2, t("shop.accessibility")),
    shop.accessibility.map((sentence) => `- ${plain(sentence)}`).join("\n"),
  );
}

const addressOf = ({ street, postcode, city, country }: Shop | ListedShop) =>
  `${street}, ${postcode} ${city}, ${t(`countries.${country}`)}`;
