import type { PageBlock } from "../../client/features/content/blocks.tsx";
import type { PageScreenProps } from "../../client/screens/content/page-screen.tsx";
import type { Image } from "../../shared/content/content.ts";
import type { Head } from "../../shared/content/head.ts";
import { shownRights } from "../../shared/contract/shown-rights.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { resolveBlocks } from "../page/blocks.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { originOf } from "../page/origin.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { breadcrumbList } from "../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../page/seo/seo.ts";
import { workerTexts } from "../page/texts.ts";
import { contentPageMarkdown } from "./content-markdown.ts";
import { siteThings, webPage } from "./structured-site.ts";

const t = translator(workerTexts);

const maintenanceSeconds = 600;

export const loadHome: Loader<"index"> = async (c) => {
  const footer = c.var.content.footer().catch(() => null);
  const { title, blocks, head, markdown } = await contentPage(c, "home", href("index"));
  const rest = {
    head,
    markdown,
    structuredData: siteThings(originOf(c.req), await footer),
    shareImage: shareImageOf(blocks),
  };
  return opensWithHero(blocks)
    ? { screen: "home", props: { blocks }, ...rest }
    : { screen: "page", props: pageProps(title, blocks), ...rest };
};

const ownAddress = ["home", "nous-contacter"];

export const loadPage: Loader<"page-page"> = async (c, { page: slug }) => {
  if (ownAddress.includes(slug) || slug.includes("/")) throw new NotFound(c.req.path);
  const { title, blocks, head, kind, markdown } = await contentPage(
    c,
    slug,
    href("page-page", { page: slug }),
  );
  return {
    screen: "page",
    props: pageProps(title, blocks),
    head,
    markdown,
    structuredData: [
      webPage(originOf(c.req), head, kind),
      breadcrumbList(originOf(c.req), stepsOf(blocks, title, head.canonical ?? "")),
    ],
    shareImage: shareImageOf(blocks),
  };
};

export const loadLanding: Loader<"landing-landing"> = async (c, { landing: slug }) => {
  if (slug.includes("/")) throw new NotFound(c.req.path);
  const footer = c.var.content.footer().catch(() => null);
  const page = await contentPage(c, `landing/${slug}`, href("landing-landing", { landing: slug }));
  const { title, blocks, head, kind, markdown } = page;
  return {
    screen: "landing",
    props: {
      title: opensWithHero(blocks) ? undefined : title,
      blocks,
      legal: (await footer)?.legal ?? [],
      rights: shownRights(c.var.settings.features),
    },
    head,
    markdown,
    structuredData: [webPage(originOf(c.req), head, kind)],
    shareImage: shareImageOf(blocks),
  };
};

export const loadBlocks: Loader<"blocs"> = async (c) => {
  const { title, blocks, head } = await contentPage(c, "_sandbox/blocs", href("blocs"));
  return { screen: "page", props: pageProps(title, blocks), head: { title: head.title, noindex: true } };
};

export const loadMaintenance: Loader<"maintenance"> = async (c) => {
  if (!c.var.settings.maintenance.length) return redirectTo(c, href("index"), 302);
  setRetryAfter(c, maintenanceSeconds);
  return {
    screen: "maintenance",
    props: {},
    status: 503,
    personal: true,
    head: { title: pageTitle(t("maintenance")), noindex: true },
  };
};

function pageProps(title: string, blocks: PageBlock[]): PageScreenProps {
  const way = blocks[0]?.kind === "breadcrumb" ? blocks.slice(0, 1) : [];
  const content = blocks.slice(way.length);
  return {
    title: opensWithHero(content) ? undefined : title,
    way,
    blocks: content,
    textOnly: content.every(({ kind }) => kind === "rich-content"),
  };
}

const opensWithHero = (blocks: PageBlock[]) => blocks[0]?.kind === "hero";

async function contentPage(c: AppContext, key: string, canonical: string) {
  const page = await c.var.content.page(key);
  if (!page) throw new NotFound(c.req.path);
  const { title, seo } = page;
  const head: Head = {
    title: pageTitle(seo?.title ?? title),
    description: metaDescription(seo?.description ?? ""),
    canonical,
  };
  return {
    title,
    blocks: await resolveBlocks(c.var, page.blocks),
    head,
    kind: seo?.kind,
    markdown: () => contentPageMarkdown(page, originOf(c.req)),
  };
}

function shareImageOf(blocks: PageBlock[]): Image | null {
  for (const block of blocks) if ("image" in block && block.image) return block.image;
  return null;
}

function stepsOf(blocks: PageBlock[], title: string, canonical: string) {
  const shown = blocks.find((block) => block.kind === "breadcrumb");
  const steps = shown?.steps ?? [{ name: title }];
  return steps.map(({ name, to }) => ({ name, path: to ?? canonical }));
}
