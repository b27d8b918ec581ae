import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseConfiguration } from "./env.ts";
import { limitDescriptions, longLimitDescriptions, variableDescriptions } from "./env-descriptions.ts";
import { longLimits } from "./forms/long-limit.ts";

const wrangler = readFileSync("wrangler.toml", "utf8");

const secrets = ["CONTENT_WEBHOOK_SECRET", "BOT_CHECK_SECRET"];
const variables = [...new Set(namesRead())].toSorted();

function namesRead(): string[] {
  const names: string[] = [];
  const env = new Proxy({}, { get: (_, name) => void names.push(String(name)) });
  expect(() => parseConfiguration(env)).toThrow("not usable");
  return names;
}

function variablesOf(section: string): Record<string, string> {
  const [, rest = ""] = wrangler.split(`\n[${section}]\n`);
  const [lines = ""] = rest.split(/\n\[/);
  return Object.fromEntries(
    [...lines.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const limitPattern =
  /name = "(\w+)",?\s+namespace_id = "(\d+)",?\s+simple = \{ limit = (\d+), period = (\d+) \}/g;

/** Limits of an environment, or of the demo. */
function limitsOf(environment: string) {
  const [demo = "", ...others] = wrangler.split(/^\[env\.(?=\w+\]$)/m);
  const own = environment ? others.find((one) => one.startsWith(`${environment}]`)) : demo;
  return [...(own ?? "").matchAll(limitPattern)].map(([, name = "", id = "", limit = "", period = ""]) => ({
    ...{ name, id, limit, period },
  }));
}
const environments = ["production", "staging"];

test("every variable is described, and no other", () => {
  expect(Object.keys(variableDescriptions).toSorted()).toEqual(variables);
});

test.each(["vars", "env.production.vars", "env.staging.vars"])(
  "[%s] of wrangler.toml names variables of the shop alone, and all it needs",
  (section) => {
    const given = variablesOf(section);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(given)));
    const withSecrets = Object.fromEntries(secrets.map((name) => [name, "0123456789abcdef"]));
    expect(() => parseConfiguration({ ...withSecrets, ...given })).not.toThrow();
  },
);

test("secrets of production do not stand in wrangler.toml", () => {
  for (const environment of environments)
    for (const name of secrets) expect(variablesOf(`env.${environment}.vars`)).not.toHaveProperty(name);
});

test("limits are the same in every environment, and described", () => {
  const limits = limitsOf("");
  const plain = (all: typeof limits) => all.map(({ name, limit, period }) => ({ name, limit, period }));
  for (const environment of environments) expect(plain(limitsOf(environment))).toEqual(plain(limits));
  const names = limits.map(({ name }) => name).toSorted();
  expect(Object.keys(limitDescriptions).toSorted()).toEqual(names);
  expect(Object.keys(longLimitDescriptions).toSorted()).toEqual(Object.keys(longLimits).toSorted());
});

test("one network asks for the health of the services twelve times a minute", () => {
  expect(limitsOf("").find(({ name }) => name === "HEALTH_LIMIT")).toMatchObject({
    limit: "12",
    period: "60",
  });
});

test("each environment counts for itself, in windows that Cloudflare has", () => {
  const all = ["", ...environments].flatMap(limitsOf);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ period }) => period !== "10" && period !== "60")).toEqual([]);
});

test("the platform keeps no addresses: they hold tokens of orders and resets", () => {
  expect(wrangler).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
});

test("files of the build, which do not pass the worker, have its security headers", () => {
  const [, everywhere = ""] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync("public/_headers", "utf8")) ?? [];
  expect(everywhere).toContain("Cross-Origin-Resource-Policy: same-site\n");
  expect(everywhere).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains\n");
  expect(everywhere).toContain("X-Content-Type-Options: nosniff\n");
});
