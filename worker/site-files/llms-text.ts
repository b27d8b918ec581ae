import { Hono } from "hono";
import type { Link } from "../../shared/content/content.ts";
import { shopName } from "../../shared/identity.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { forAssistants, heading, link, parts, plain } from "../page/markdown/markdown-text.ts";
import { markdownPageTexts } from "../page/texts.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

const t = translator(markdownPageTexts);

export const llmsText = new Hono<AppEnv>().get("/llms.txt", async (c) => {
  const { content, log } = c.var;
  const { origin } = new URL(c.req.url);
  try {
    const [header, footer] = await Promise.all([content.header(), content.footer()]);
    const shelves = (header?.menu ?? []).flatMap(({ children, ...top }) => [top, ...children]);
    const linked = new Set<string>();
    const section = (title: string, links: readonly Link[]) => {
      // An address with a query begins something for a visitor.
      const fresh = links.filter(({ to }) => to && !to.includes("?") && !linked.has(to) && linked.add(to));
      return (
        fresh.length > 0 &&
        parts(heading(2, title), fresh.map((one) => `- ${link(one.name, one.to, origin)}`).join("\n"))
      );
    };
    const hasRecalls = c.var.settings.features.has("recalls");
    const recalls = hasRecalls ? [{ name: t("llms.recalls"), to: href("rappels") }] : [];
    const map = { name: t("llms.sitemap"), to: "/sitemap.xml" };
    c.header("Cache-Control", "public, max-age=3600");
    const text = parts(
      heading(1, shopName),
      `> ${plain(t("llms.summary"))}`,
      plain(t("llms.how")),
      plain(t("llms.prices")),
      section(t("llms.shelves"), shelves),
      ...(footer?.columns ?? []).map(({ title, links }) => section(title, links)),
      section(t("llms.optional"), [...(footer?.legal ?? []), ...recalls, map]),
    );
    return c.text(`${forAssistants(text)}\n`);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.error("no llms.txt", error);
    setRetryAfter(c);
    return c.text("Service Unavailable\n", 503);
  }
});
