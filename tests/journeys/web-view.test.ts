import { webViewTexts } from "../../shared/web-view/texts.ts";
import { expect, test } from "./journey.ts";
import { camille } from "./shopper.ts";

test.use({ customer: camille });

test("every bridge of an application is told, and one that is broken stops no other", async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, {
      told,
      ReactNativeWebView: { postMessage: (text: string) => told.push(`react ${JSON.parse(text).type}`) },
      webkit: {
        messageHandlers: {
          museau: { postMessage: ({ type }: { type: string }) => told.push(`ios ${type}`) },
        },
      },
    });
  });
  await page.goto("/_sandbox/application");
  await page.getByRole("button", { name: "Envoyer « payment-updated »" }).click();
  await expect(page.getByRole("log")).toContainText('"type":"payment-updated"');
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(await told()).toEqual(["react payment-updated", "ios payment-updated"]);

  await page.getByRole("link", { name: "Changer la carte de l’abonnement n° 1", exact: true }).click();
  await expect.poll(told).toContain("react ready");
  await page.getByRole("link", { name: webViewTexts.close }).click();
  await expect.poll(told).toContain("react closed");
});
