import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

test("production has no stand-ins: nothing there sets the shop's clock", () => {
  const { services } = unstable_readConfig({ config: "wrangler.toml", env: "production" });
  expect(services?.map(({ binding }) => binding) ?? []).not.toContain("SANDBOX");
  const demo = unstable_readConfig({ config: "wrangler.toml" });
  expect(demo.services?.map(({ binding }) => binding)).toContain("SANDBOX");
});
