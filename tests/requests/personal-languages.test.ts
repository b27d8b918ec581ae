import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { formTexts } from "../../shared/forms/texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { mendAfterEach } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { COMMUNICATION_LANGUAGES: "fr, nl" });
mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";
const language = (value: string, more = "") =>
  new RegExp(`<input(?=[^>]*name="communicationLanguage")(?=[^>]*value="${value}")${more}`);

test("with several languages one is chosen, kept, and put back", async () => {
  const tokens = await logIn(people.paul.email);
  const browser = browserWith(tokens);
  const { html } = await browser.visit(path);
  expect(html).toMatch(language("fr", "(?=[^>]*checked)"));
  expect(textOf(html)).toContain("Néerlandais");
  await browser.post(path, { faire: "communications", communicationLanguage: "nl" });
  expect((await askApi("GET", "customers/2", undefined, tokens)).body).toMatchObject({
    communicationLanguage: "nl",
    subscribedToNewsletter: false,
  });
  const changed = (await browser.visit(path)).html;
  expect(changed).toMatch(language("nl", "(?=[^>]*checked)"));
  expect(changed).toMatch(/type="hidden" name="communicationLanguage" value="fr"/);
});

test("a language that is not offered is refused at its field; the customer's own is always offered", async () => {
  const tokens = await logIn(people.hugo.email);
  const browser = browserWith(tokens);
  const answer = await browser.post(
    path,
    { faire: "communications", communicationLanguage: "it" },
    { headers: { Accept: "application/json" } },
  );
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { errors: { fields: { communicationLanguage: formTexts.forms.errors.choice }, form: [] } },
  ]);
  await askApi("PUT", "customers/4", { communicationLanguage: "de" }, tokens);
  expect((await browser.visit(path)).html).toMatch(language("de", "(?=[^>]*checked)"));
});
