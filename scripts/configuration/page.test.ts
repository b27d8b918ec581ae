import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configurationFile, configurationPage } from "./page.ts";
import { withRateLimits } from "./rate-limits.ts";

test("docs/configuration.md is what npm run configuration writes", () => {
  expect(readFileSync(configurationFile, "utf8"), "run npm run configuration").toBe(configurationPage());
});

test("the rate limits of each environment are those of the demo: npm run configuration writes them", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  expect(withRateLimits(toml)).toBe(toml);
});

test("a row that was changed by hand is written again, and without its place the command says so", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  expect(withRateLimits(toml.replaceAll("limit = 10, period = 60 } },", "limit = 9, period = 60 } },"))).toBe(
    toml,
  );
  const withoutPlace = toml.replaceAll("# Rate limits, written", "# Written");
  expect(() => withRateLimits(withoutPlace)).toThrow("[env.production] of wrangler.toml has no line");
});

test("a required variable, an optional part and a default are told apart", () => {
  const page = configurationPage();
  const [, required = "", optional = ""] = page.split(/^## /m);
  expect(required).toMatch(/^\| `ECOMMERCE_URL` \|.* \| error \| `http:\/\/sandbox\//m);
  expect(required).toMatch(/^\| `ECOMMERCE_VERSION` \|.* \| `1\.10` \| unset \|$/m);
  expect(optional).toMatch(/^\| `SEARCH_KEY` \| search \|.* \| part is off \|/m);
  expect(optional).toMatch(/^\| `CONTENT_WEBHOOK_SECRET` \|.* A secret in production\. \|/m);
});
