import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { featureNames } from "../shared/features.ts";

const withoutCalls = ["order-redirect", "returning-customer"];

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

test.each<[string, { env?: string }, readonly string[]]>([
  ["the demo has every feature", {}, featureNames],
  ["a new production has those of a Sylius without own code", { env: "production" }, withoutCalls],
])("%s", (_, environment, on) => {
  const { FEATURES } = unstable_readConfig({ config: "wrangler.toml", ...environment }).vars;
  expect(String(FEATURES).split(",").toSorted()).toEqual(on.toSorted());
});
