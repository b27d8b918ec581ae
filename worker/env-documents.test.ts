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

function limitsOf(section: string): Record<string, string> {
  const blocks = wrangler.split(`\n[[${section}]]\n`).slice(1);
  return Object.fromEntries(
    blocks.map((block) => [
      /^name = "(\w+)"/m.exec(block)?.[1] ?? "",
      /limit = (\d+)/.exec(block)?.[1] ?? "",
    ]),
  );
}

test("every variable is described, and no other", () => {
  expect(Object.keys(variableDescriptions).toSorted()).toEqual(variables);
});

test.each(["vars", "env.production.vars"])(
  "[%s] of wrangler.toml names variables of the shop alone, and all it needs",
  (section) => {
    const given = variablesOf(section);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(given)));
    const withSecrets = Object.fromEntries(secrets.map((name) => [name, "0123456789abcdef"]));
    expect(() => parseConfiguration({ ...withSecrets, ...given })).not.toThrow();
  },
);

test("secrets of production do not stand in wrangler.toml", () => {
  for (const name of secrets) expect(variablesOf("env.production.vars")).not.toHaveProperty(name);
});

test("limits are the same in the demo and in production, and described", () => {
  const limits = limitsOf("ratelimits");
  expect(limitsOf("env.production.ratelimits")).toEqual(limits);
  expect(Object.keys(limitDescriptions).toSorted()).toEqual(Object.keys(limits).toSorted());
  expect(Object.keys(longLimitDescriptions).toSorted()).toEqual(Object.keys(longLimits).toSorted());
});

test.each(["ratelimits", "env.production.ratelimits"])(
  "[[%s]] lets one network ask for the health of the services twelve times a minute",
  (section) => {
    const block = wrangler.split(`\n[[${section}]]\n`).find((one) => one.startsWith('name = "HEALTH_LIMIT"'));
    expect(block?.split("\n\n")[0]).toMatch(/^simple = \{ limit = 12, period = 60 \}$/m);
  },
);

test("each environment counts for itself, in windows that Cloudflare has", () => {
  const ids = [...wrangler.matchAll(/^namespace_id = "(\d+)"$/gm)].map(([, id]) => id);
  expect(ids.length).toBe(2 * Object.keys(limitsOf("ratelimits")).length);
  expect(new Set(ids).size).toBe(ids.length);
  const periods = [...wrangler.matchAll(/period = (\d+)/g)].map(([, period]) => period);
  expect(periods.filter((period) => period !== "10" && period !== "60")).toEqual([]);
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
