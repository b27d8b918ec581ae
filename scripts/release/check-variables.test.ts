import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { checkVariables } from "./check-variables.ts";

const varsOf = (env?: string): Record<string, unknown> =>
  unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) }, { hideWarnings: true }).vars;

test.each([undefined, "production"])("what the file has for %s can be released", (env) => {
  expect(() => checkVariables(varsOf(env))).not.toThrow();
});

test("a webhook for ends of contracts can be released: its secret is the account's", () => {
  const variables = { ...varsOf("production"), CONTRACT_WEBHOOK_URL: "https://contracts.example.com/" };
  expect(() => checkVariables(variables)).not.toThrow();
});

test.each([
  ["ECOMMERCE_URL", "shop"],
  ["PAYMENT_PAGES", ""],
  ["TAG_MANAGER_ID", "UA-12345"],
  ["MEASURE_SHARE", "10%"],
  ["SEARCH_KEY", ""],
  ["HEALTH_SECRET", "short"],
])("a wrong %s is refused before anything is built", (name, value) => {
  expect(() => checkVariables({ ...varsOf("production"), [name]: value })).toThrow(name);
});
