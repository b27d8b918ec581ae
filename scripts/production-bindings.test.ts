import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { featureNames } from "../shared/features.ts";

test("production has no stand-ins: nothing there sets the shop's clock", () => {
  const standIns = expect.objectContaining({ binding: "SANDBOX" });
  const { services } = unstable_readConfig({ config: "wrangler.toml", env: "production" });
  expect(services ?? []).not.toContainEqual(standIns);
  expect(unstable_readConfig({ config: "wrangler.toml" }).services).toContainEqual(standIns);
});

test("a build for production builds no stand-ins", async () => {
  vi.stubEnv("CLOUDFLARE_ENV", "production");
  const { environments } = await resolveConfig({ logLevel: "silent" }, "build");
  vi.unstubAllEnvs();
  expect(Object.keys(environments).toSorted()).toEqual(["client", "storefront"]);
});

test.each<[string, { env?: string }, string[]]>([
  ["the demo", {}, []],
  // Needs a call that not every e-commerce API has.
  ["a new production", { env: "production" }, ["back-in-stock"]],
])("%s has every feature on", (_, environment, off) => {
  const { FEATURES } = unstable_readConfig({ config: "wrangler.toml", ...environment }).vars;
  expect(String(FEATURES).split(",").toSorted()).toEqual(
    featureNames.filter((name) => !off.includes(name)).toSorted(),
  );
});
