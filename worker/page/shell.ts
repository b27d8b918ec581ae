import type { Frame, Shell } from "../../client/page-data.ts";
import type { Footer, Header } from "../../shared/content/content.ts";
import { href, type Layout } from "../../shared/routes.ts";
import { tidyQuestion } from "../../shared/search/search.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { guardProps } from "../forms/guard-form.ts";
import { countryToAskIn } from "../session/country.ts";
import { takeNotice } from "../session/notice.ts";
import { workerTexts } from "./texts.ts";

const t = translator(workerTexts);

/** Header, footer, the visitor's name; while the content system gives nothing, the ways that always exist. */
export async function loadShell(c: AppContext, layout: Layout): Promise<{ frame: Frame; shell: Shell }> {
  const { content, session, log } = c.var;
  const orNothing = (error: unknown) => {
    log.error("page without header or footer", error);
    return null;
  };
  const notice = saysNotices[layout] ? takeNotice(c) : undefined;
  const [header, footer, customer, guard] = await Promise.all([
    content.header().catch(orNothing),
    content.footer().catch(orNothing),
    session.customer(),
    guardProps(c, notice?.typed?.stamp),
  ]);
  const seen = layout === "default" ? countryToAskIn(c) : undefined;
  return {
    frame: {
      header: header ?? leastHeader,
      footer: footer ?? leastFooter,
      country: c.var.country,
      newsletter: { ...guard, typed: notice?.typed?.newsletter },
    },
    shell: {
      ...(c.get("match")?.route.key === "rechercher" ? { question: tidyQuestion(c.req.query("q")) } : {}),
      ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
      ...(seen ? { countryWall: { seen, chosen: c.var.country, terms: footer?.delivery ?? [] } } : {}),
      account: {
        loggedIn: session.loggedIn,
        ...(customer.firstName ? { firstName: customer.firstName } : {}),
      },
    },
  };
}

/** A layout that has no place for the notice leaves it to the next page. */
const saysNotices: Record<Layout, boolean> = {
  default: true,
  "user-guide": true,
  minimal: false,
  none: false,
};

const leastHeader: Header = {
  menu: [
    { name: t("dog"), to: href("chien"), children: [] },
    { name: t("cat"), to: href("chat"), children: [] },
  ],
};

const leastFooter: Footer = { columns: [], legal: [], customerService: { phone: "", email: "", hours: "" } };
