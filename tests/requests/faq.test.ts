import { describe, expect, test } from "vitest";
import { faqTexts } from "../../shared/content/texts.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, visitor } from "./visitor.ts";

const read = async (path: string) => {
  const answer = await visitor({ agent: "googlebot" }).get(path);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
};
const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = "{}"]) => JSON.parse(json) as Record<string, unknown>,
  );
const questionsIn = (html: string) => html.match(/<summary[^>]*><h3>/g)?.length ?? 0;
const canonical = (html: string) =>
  /<link rel="canonical" href="https:\/\/museau.example([^"]*)"/.exec(html)?.[1];
const headings = (html: string) => [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, text]) => text);

mendAfterEach();

test("the FAQ shows every question by theme, in its structured data too", async () => {
  const { status, html, text } = await read("/faq/");
  expect(status).toBe(200);
  expect(text).toContain("Combien coûte la livraison ?");
  expect(text).toContain("Ration et alimentation");
  expect(canonical(html)).toBe("/faq/");
  expect(html).not.toContain('name="robots"');
  const [faq, trail] = things(html);
  expect(faq).toMatchObject({ "@type": "FAQPage" });
  expect(Object.keys(faq?.mainEntity ?? []).length).toBeGreaterThanOrEqual(45);
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
});

test("answers are Markdown, rendered and sanitized", async () => {
  const { html } = await read("/faq/frais-de-livraison/");
  expect(html).toMatch(/<li><strong>À domicile<\/strong>\s: 4,90.€ en France, 5,90.€ en Belgique/);
  expect(html).toContain('<a href="/page/livraison/">livraison</a>');
});

test("a theme has a page of its own", async () => {
  const { status, html, text } = await read("/faq/abonnement/");
  expect(status).toBe(200);
  expect(canonical(html)).toBe("/faq/abonnement/");
  expect(text).toContain("Comment arrêter mon abonnement ?");
  expect(text).not.toContain("Combien coûte la livraison ?");
  expect(html).toMatch(/<title>Abonnement.: questions fréquentes/);
  expect(headings(html)).toEqual(["Abonnement"]);
});

test("a question has a page of its own: it is the heading, its answer comes first, others of its theme follow", async () => {
  const { html, text } = await read("/faq/sac-ouvert/");
  expect(headings(html)).toEqual(["Puis-je rendre un sac ouvert\u00a0?"]);
  const [answer, others] = [text.indexOf("un aliment descellé"), text.indexOf(faqTexts.others)];
  expect(answer).toBeGreaterThan(0);
  expect(others).toBeGreaterThan(answer);
  expect(text.slice(others)).toContain("Combien de temps ai-je pour changer d’avis");
  expect(text.slice(others)).not.toContain("un aliment descellé");
  expect(html.match(/<summary[^>]*><h3>Puis-je rendre un sac ouvert/)).toBeNull();
  expect(canonical(html)).toBe("/faq/sac-ouvert/");
  expect(html).toMatch(/<title>Puis-je rendre un sac ouvert\s\?/);
  const [faq] = things(html);
  expect(faq?.mainEntity).toHaveLength(1);
});

describe("words", () => {
  test.each(["/faq/?q=colis+abime", "/faq/?q=Colis%20ABÎMÉ", "/faq/colis-abimes/"])(
    "are looked for at %s, whatever their dress",
    async (path) => {
      const { status, html, text } = await read(path);
      expect(status).toBe(200);
      expect(text).toContain("Mon colis est arrivé abîmé");
      expect(text).not.toContain("Comment arrêter mon abonnement ?");
      expect(html).toContain('name="robots" content="noindex');
      expect(canonical(html)).toBeUndefined();
    },
  );

  test("may have spaces and accents in an address", async () => {
    const { status, html, text } = await read("/faq/frais%20de%20port/");
    expect(status).toBe(200);
    expect(html).toContain('value="frais de port"');
    expect(text).toContain("Combien coûte la livraison ?");
    expect((await read("/faq/colis%20ab%C3%AEm%C3%A9/")).text).toContain("Mon colis est arrivé abîmé");
  });

  test("without a match offer to write, in the form", async () => {
    const { status, html, text } = await read("/faq/?q=dromadaire");
    expect(status).toBe(200);
    expect(questionsIn(html)).toBe(0);
    expect(text).toContain("Aucune question ne correspond");
    expect(html).toContain('href="/nous-contacter/"');
    expect(html).toContain('value="dromadaire"');
  });

  test("without a match are answered in an address as in the form", async () => {
    const { status, html, text } = await read("/faq/dromadaire/");
    expect(status).toBe(200);
    expect(text).toContain("Aucune question ne correspond");
    expect(html).toContain('value="dromadaire"');
    expect(html).toContain("noindex");
  });

  test("typed on a theme's page are searched in all themes", async () => {
    const answer = await visitor().get("/faq/abonnement/?q=facture");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/faq/?q=facture");
    const long = await visitor().get(`/faq/abonnement/?q=${encodeURIComponent(`${"a".repeat(99)}🐶`)}`);
    expect(long.status).toBe(302);
    expect(long.headers.get("location")).toBe(`/faq/?q=${"a".repeat(99)}`);
  });

  test.each([
    "<script>alert(1)</script>",
    '"><b>x</b>',
    "%F0%9F%90%B6",
    "a".repeat(3000),
    `${"a".repeat(99)}🐶`,
  ])("that are not words do no harm: %s", async (query) => {
    const { status, html } = await read(`/faq/?q=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("<b>x</b>");
  });
});

test("a published question shows, a malformed one is left out alone", async () => {
  await askStandIns("/_sandbox/publish", {
    collection: "faq",
    key: "sac-ouvert",
    changes: { question: "Et un sac entamé ?" },
  });
  await askStandIns("/_sandbox/publish", {
    collection: "faq",
    key: "pays-livres",
    changes: { question: 42 },
  });
  passSeconds(30);
  const { status, text } = await read("/faq/");
  expect(status).toBe(200);
  expect(text).toContain("Et un sac entamé ?");
  expect(text).not.toContain("Livrez-vous en Belgique");
});

test("the FAQ shows while the content system is down", async () => {
  await read("/faq/");
  readLog();
  passSeconds(3600);
  await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-faq" });
  expect((await read("/faq/")).status).toBe(200);
});
