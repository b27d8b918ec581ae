import { formatRating } from "../../../client/ui/format-rating.ts";
import { formatMoney, formatPerKilo } from "../../../shared/money/money.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { toProductCard } from "../../../shared/product/product-rules.ts";
import { categoryHref } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { heading, link, parts, plain, prose } from "../../page/markdown/markdown-text.ts";
import { markdownPageTexts } from "../../page/texts.ts";
import type { Category } from "../../upstream/content/page.ts";

const t = translator(markdownPageTexts);

export interface MarkdownListing {
  products: readonly ProductSummary[];
  count: number;
  page: number;
  pages: number;
  next: string | undefined;
}

export function listingMarkdown(category: Category, listing: MarkdownListing, origin: string): string {
  const { title, intro, children, text } = category;
  const { products, count, page, pages, next } = listing;
  return parts(
    heading(1, title),
    intro && plain(intro),
    children.length > 0 &&
      parts(
        heading(2, t("shelves")),
        children.map(({ name, path }) => `- ${link(name, categoryHref(path), origin)}`).join("\n"),
      ),
    heading(2, t("products", { count, page, pages })),
    products.map((product) => productLine(product, origin)).join("\n"),
    next && link(t("next"), next, origin),
    page === 1 && text && prose(text, { origin }),
  );
}

function productLine(product: ProductSummary, origin: string): string {
  const { name, href, subtitle, price, weight, several, inStock, rating, reviewCount } =
    toProductCard(product);
  const amount = `${formatMoney(price)} (${formatPerKilo(price, weight)})`;
  const sentences = [
    subtitle && plain(subtitle),
    several ? t("from", { amount }) : amount,
    t(inStock ? "inStock" : "outOfStock"),
    rating && t("rating", { rating: formatRating(rating), count: reviewCount }),
  ];
  return `- ${link(name, href, origin)} : ${sentences.filter(Boolean).join(". ")}.`;
}
