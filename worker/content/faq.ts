import type { FAQPage } from "schema-dts";
import type { FaqAnswer, FaqQuestion } from "../../shared/content/faq.ts";
import { longestQuery, searchFaq } from "../../shared/content/faq-search.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { href } from "../../shared/routes.ts";
import { within } from "../../shared/text/text.ts";
import { translator } from "../../shared/text/translator.ts";
import { typedLine } from "../../shared/text/typed-text.ts";
import type { AppContext, Services } from "../context.ts";
import { originOf } from "../page/origin.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { renderProse } from "../page/prose.ts";
import { redirectTo } from "../page/redirect.ts";
import { breadcrumbList } from "../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../page/seo/seo.ts";
import { answerMarkdown, faqMarkdown } from "./faq-markdown.ts";

const t = translator(faqTexts);

export const loadFaq: Loader<"faq-faqQuery"> = async (c, { faqQuery = "" }) => {
  const questions = await c.var.content.faq();
  if (questions.length === 0) throw new NotFound(c.req.path);
  const search = within(typedLine(c.req.query("q") ?? ""), longestQuery);
  if (faqQuery && search)
    return redirectTo(c, `${href("faq-faqQuery", {})}?q=${encodeURIComponent(search)}`, 302);

  const theme = questions.find((entry) => entry.theme.slug === faqQuery)?.theme;
  const question = questions.find(({ slug }) => slug === faqQuery);
  if (theme) return themePage(c, questions, theme);
  if (question) return questionPage(c, questions, question);
  const query = search || within(faqQuery.replaceAll("-", " "), longestQuery);
  const found = searchFaq(questions, query);
  return {
    screen: "faq",
    props: { questions: viewsOf(c.var, questions), query },
    head: {
      title: pageTitle(t("title")),
      description: metaDescription(t("description")),
      canonical: href("faq-faqQuery", {}),
      ...(query ? { noindex: true } : {}),
    },
    markdown: () => faqMarkdown(t("title"), found, originOf(c.req)),
    ...(query ? {} : { structuredData: structuredData(c, questions, []) }),
  };
};

function themePage(c: AppContext, questions: FaqQuestion[], theme: FaqQuestion["theme"]): Page {
  const own = questions.filter((entry) => entry.theme.slug === theme.slug);
  const path = href("faq-faqQuery", { faqQuery: theme.slug });
  return {
    screen: "faq",
    props: { questions: viewsOf(c.var, questions), query: "", theme: theme.slug },
    head: {
      title: pageTitle(t("titleOfTheme", { theme: theme.name })),
      description: metaDescription(`${theme.intro} ${own.map(({ question }) => question).join(" ")}`),
      canonical: path,
    },
    markdown: () => faqMarkdown(t("titleOfTheme", { theme: theme.name }), own, originOf(c.req)),
    structuredData: structuredData(c, own, [{ name: theme.name, path }]),
  };
}

function questionPage(c: AppContext, questions: FaqQuestion[], question: FaqQuestion): Page {
  const path = href("faq-faqQuery", { faqQuery: question.slug });
  const theme = { name: question.theme.name, path: href("faq-faqQuery", { faqQuery: question.theme.slug }) };
  return {
    screen: "faq",
    props: {
      questions: viewsOf(c.var, questions),
      query: "",
      theme: question.theme.slug,
      answered: { ...question, answer: renderProse(c.var, question.answer, { headingShift: 1 }) },
    },
    head: {
      title: pageTitle(question.question),
      description: metaDescription(question.answer),
      canonical: path,
    },
    markdown: () => answerMarkdown(question, originOf(c.req)),
    structuredData: structuredData(c, [question], [theme, { name: question.question, path }]),
  };
}

function viewsOf(
  services: Services<"configuration" | "log">,
  questions: readonly FaqQuestion[],
): FaqAnswer[] {
  const themes = new Map(questions.map(({ theme }) => [theme.slug, theme]));
  return questions.map(({ theme, ...entry }) => ({
    ...entry,
    theme: themes.get(theme.slug) ?? theme,
    answer: answerOf(services, entry),
  }));
}

const answerOf = (services: Services<"configuration" | "log">, { answer }: Pick<FaqQuestion, "answer">) =>
  renderProse(services, answer, { headingShift: 3 });

function structuredData(
  c: AppContext,
  questions: readonly FaqQuestion[],
  steps: { name: string; path: string }[],
) {
  const services = c.var;
  const page: FAQPage = {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, ...entry }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerOf(services, entry) },
    })),
  };
  return [
    page,
    breadcrumbList(originOf(c.req), [{ name: t("title"), path: href("faq-faqQuery", {}) }, ...steps]),
  ];
}
