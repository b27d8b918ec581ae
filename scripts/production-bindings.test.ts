import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

test("production has no stand-ins: nothing there sets the shop's clock", () => {
  const standIns = expect.objectContaining({ binding: "SANDBOX" });
  const { services } = unstable_readConfig({ config: "wrangler.toml", env: "production" });
  expect(services ?? []).not.toContainEqual(standIns);
  expect(unstable_readConfig({ config: "wrangler.toml" }).services).toContainEqual(standIns);
});
