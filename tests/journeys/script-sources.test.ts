import { expect, test } from "./journey.ts";
import { openShop } from "./shopper.ts";

test.use({ expectedNoise: /TrustedScriptURL|TrustedTypePolicy|Content Security Policy/ });

test("a script brings along others of the shop and of nobody else, and HTML that slips in runs none", async ({
  page,
}) => {
  await openShop(page, "/faq/");
  const outcomes = await page.evaluate(() =>
    ["/assets/a.js", "https://evil.example/a.js", "data:text/javascript,0", "//evil.example/a.js"].map(
      (address) => {
        try {
          document.createElement("script").src = address;
          return "taken";
        } catch (error) {
          return error instanceof Error ? error.name : "";
        }
      },
    ),
  );
  expect(outcomes).toEqual(["taken", "TypeError", "TypeError", "TypeError"]);

  const policies = await page.evaluate(() =>
    ["evil", "default"].map((name) => {
      try {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
        return "made";
      } catch {
        return "refused";
      }
    }),
  );
  expect(policies).toEqual(["refused", "refused"]);

  const blocked = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        });
        const slipped = '<img src="/favicon.svg" onload="globalThis.slipped = true" alt="">';
        document.body.insertAdjacentHTML("beforeend", slipped);
      }),
  );
  expect(blocked).toBe("script-src-attr");
  expect(await page.evaluate(() => "slipped" in globalThis)).toBe(false);
});
