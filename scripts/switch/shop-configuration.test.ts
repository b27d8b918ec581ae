import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { checkEnvironment, shopConfiguration } from "./shop-configuration.ts";

test.each([undefined, "production", "staging"])("it reads %s as wrangler does", (env) => {
  const { vars, account, idOf, datasetOf } = shopConfiguration(env);
  const config = unstable_readConfig(
    { config: "wrangler.toml", ...(env && { env }) },
    { hideWarnings: true },
  );
  const namespaces: { binding: string; id?: string }[] = config.kv_namespaces;
  const datasets: { binding: string; dataset?: string }[] = config.analytics_engine_datasets;
  expect(namespaces.length).toBeGreaterThan(2);
  expect({ vars, account }).toEqual({ vars: config.vars, account: config.account_id });
  expect(namespaces.map(({ binding }) => idOf(binding))).toEqual(namespaces.map(({ id }) => id));
  expect(datasets.map(({ binding }) => datasetOf(binding))).toEqual(datasets.map(({ dataset }) => dataset));
});

test("an environment that is not there is said, with those that are", () => {
  expect(() => checkEnvironment("prod")).toThrow(
    "wrangler.toml has no environment prod. It has: production, staging.",
  );
});

test.each(["switch", "watch", "content"])(
  "npm run %s loads neither wrangler nor Miniflare before it needs them",
  (command) => {
    const loaded = loadedBy(`scripts/${command}.ts`);
    expect(loaded).toContain("scripts/command-line.ts");
    expect(loaded).not.toContain("wrangler");
    expect(loaded).not.toContain("miniflare");
  },
);

/** Modules and packages that are imported before the first line runs. */
function loadedBy(file: string, loaded = new Set<string>()): Set<string> {
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^"]*?"([^"]+)";/gm);
  for (const [, target = ""] of imports) {
    const path = target.startsWith(".") ? join(dirname(file), target) : target;
    if (loaded.has(path)) continue;
    loaded.add(path);
    if (path !== target) loadedBy(path, loaded);
  }
  return loaded;
}
