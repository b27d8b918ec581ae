import { translator } from "../../shared/i18n/translator.ts";
import { workerTexts } from "../../shared/i18n/worker.ts";
import { href } from "../../shared/routes.ts";
import { metaDescription, pageTitle } from "../../shared/seo.ts";
import { resolveBlocks } from "../page/blocks.ts";
import { comeBackLater } from "../page/come-back-later.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";

const t = translator(workerTexts);

/** Seconds after which a visitor sent to the maintenance page may come back. */
const maintenanceSeconds = 600;

export const loadHome: Loader<"index"> = async (c) => {
  const page = await c.var.content.page("home");
  if (!page) throw new NotFound(c.req.path);
  return {
    screen: "home",
    props: { blocks: await resolveBlocks(c, page.blocks) },
    head: {
      title: pageTitle(page.seo?.title ?? page.title),
      description: metaDescription(page.seo?.description ?? ""),
      canonical: href("index"),
    },
  };
};

export const loadPage: Loader<"page-page"> = async (c, { page: slug }) => {
  const page = await c.var.content.page(slug);
  if (!page || slug === "home") throw new NotFound(c.req.path);
  return {
    screen: "page",
    props: { title: page.title, blocks: await resolveBlocks(c, page.blocks) },
    head: {
      title: pageTitle(page.seo?.title ?? page.title),
      description: metaDescription(page.seo?.description ?? ""),
      canonical: href("page-page", { page: slug }),
    },
  };
};

/** Nothing in maintenance: the page has no reason to be. */
export const loadMaintenance: Loader<"maintenance"> = async (c) => {
  if (!c.var.settings.maintenance.length) return redirectTo(c, href("index"), 302);
  comeBackLater(c, maintenanceSeconds);
  return {
    screen: "maintenance",
    props: {},
    status: 503,
    personal: true,
    head: { title: pageTitle(t("maintenance")), noindex: true },
  };
};
