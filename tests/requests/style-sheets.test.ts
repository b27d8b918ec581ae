import { expect, test } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";
import { readWholePages } from "./visitor.ts";

readWholePages();

test.each([
  "/page/mentions-legales/",
  "/faq/",
  "/tous-les-produits/",
  "/mon-compte/mes-abonnements/1/",
  "/mon-compte/mes-commandes/demo-expediee/",
])("the payload of %s names the style sheets that its document has", async (path) => {
  const { email } = path.includes("commandes") ? people.marguerite : people.camille;
  const browser = browserWith(await logIn(email));
  const { html } = await browser.visit(path);
  const payload = await browser.payload(path);
  if (!("page" in payload)) throw new Error(`${path} redirects`);
  const names = payload.sheets.map((sheet) => sheet.slice("/assets/".length, -".css".length));
  expect(names.length).toBeGreaterThan(1);
  expect(html).toContain(`)(${JSON.stringify(names)})</script>`);
});
