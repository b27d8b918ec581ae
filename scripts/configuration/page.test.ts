import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configurationFile, configurationPage } from "./page.ts";

test("docs/configuration.md is what npm run configuration writes", () => {
  expect(readFileSync(configurationFile, "utf8"), "run npm run configuration").toBe(configurationPage());
});

test("a required variable, an optional part and a default are told apart", () => {
  const page = configurationPage();
  const [, required = "", optional = ""] = page.split(/^## /m);
  expect(required).toMatch(/^\| `ECOMMERCE_URL` \|.* \| error \| `http:\/\/sandbox\//m);
  expect(required).toMatch(/^\| `ECOMMERCE_VERSION` \|.* \| `1\.10` \| unset \|$/m);
  expect(optional).toMatch(/^\| `SEARCH_KEY` \| search \|.* \| part is off \|/m);
  expect(optional).toMatch(/^\| `CONTENT_WEBHOOK_SECRET` \|.* A secret in production\. \|/m);
});
