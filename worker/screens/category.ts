import { listingTexts } from "../../shared/i18n/listing.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { categoryHref } from "../../shared/routes.ts";
import { metaDescription, pageTitle } from "../../shared/seo.ts";
import type { AppContext } from "../context.ts";
import { cardOf, shownProducts } from "../page/blocks.ts";
import { listingPage, namesFirstPage } from "../page/listing-page.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { pictureOf } from "../page/pictures.ts";
import { renderProse } from "../page/prose.ts";
import { redirectTo } from "../page/redirect.ts";

const t = translator(listingTexts);

export const loadDog: Loader<"chien"> = (c) => loadListing(c, "chien");
export const loadCat: Loader<"chat"> = (c) => loadListing(c, "chat");
export const loadCategory: Loader<"category"> = (c, { category }) => loadListing(c, category);

async function loadListing(c: AppContext, path: string): Promise<Page | Response> {
  const category = await c.var.content.category(path);
  if (!category) throw new NotFound(c.req.path);
  const asked = c.req.query("page");
  if (namesFirstPage(asked)) return redirectToFirstPage(c, path);
  const { skus, seo, ...view } = category;
  const listed = listingPage(await shownProducts(c, skus), asked);
  if (!listed) throw new NotFound(c.req.path);
  const { page, pages, entries, count } = listed;
  const first = page === 1;
  const title = seo?.title ?? category.title;
  return {
    screen: "category",
    props: {
      category: {
        ...view,
        // Said once, on the first page.
        text: first && category.text ? renderProse(category.text) : null,
        image: pictureOf(c, category.image),
        children: category.children.map((child) => ({ ...child, image: pictureOf(c, child.image) })),
      },
      products: entries.map((product) => cardOf(c, product)),
      count,
      page,
      pages,
    },
    head: {
      title: pageTitle(first ? title : t("titleOfPage", { title, page })),
      description: metaDescription(seo?.description ?? category.intro ?? ""),
      canonical: categoryHref(path, page),
    },
  };
}

/** The first page has one address only; what else the query says is kept. */
function redirectToFirstPage(c: AppContext, path: string) {
  const { searchParams } = new URL(c.req.url);
  searchParams.delete("page");
  const query = searchParams.toString();
  return redirectTo(c, categoryHref(path) + (query && `?${query}`), 301);
}
