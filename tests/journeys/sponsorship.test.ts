import type { Page } from "playwright/test";
import { invitationErrors, invitationNotices } from "../../shared/sponsorship/invitation.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, marguerite, openInStoppedTime, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/mon-compte/mes-parrainages/";
const { form, share, list, down } = sponsorshipTexts;

const emails = (page: Page) => page.getByLabel(form.emails);
const send = (page: Page) => page.getByRole("button", { name: form.submit });
const friends = (page: Page) => page.getByRole("region", { name: list.title }).getByRole("listitem");

test.describe("of a customer with friends", () => {
  test.use({ customer: marguerite, viewport: phone, expectedNoise: /status of (422|503)/ });

  test("after an outage the list comes back and what was typed stays; friends are invited by keyboard, and the list shows them", async ({
    page,
    breakService,
  }) => {
    const mend = await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      method: "GET",
      path: "/shop/sponsorships",
    });
    await openShop(page, path);
    await emails(page).fill("pas-encore@exemple.fr");
    await mend();
    await page.getByRole("link", { name: down.retry }).click();
    await expect(page.getByRole("region", { name: list.title })).toBeVisible();
    await expect(page.getByText(down.title)).toHaveCount(0);
    await expect(emails(page)).toHaveValue("pas-encore@exemple.fr");

    const email = "ines@exemple.fr";
    await emails(page).fill("");
    await emails(page).focus();
    await page.keyboard.type(`${email}, marion@`);
    await send(page).press("Enter");
    await expect(emails(page)).toBeFocused();
    await expect(emails(page)).toHaveAccessibleDescription(
      textPattern(translator(invitationErrors)("malformed", { email: "marion@" })),
    );
    await expect(page.getByRole("alert")).toContainText(invitationErrors.nobody);
    await expectAccessible(page);

    await emails(page).fill(email);
    await page.getByLabel(form.message).fill("Moka adore.\nEssaie !");
    await send(page).press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: invitationNotices.sent({ count: 1 }) }),
    ).toBeVisible();
    await expect(send(page)).toBeFocused();
    await expect(emails(page)).toHaveValue("");
    await expect(friends(page).first()).toContainText("i•••@exemple.fr");
    await expect(friends(page).first()).toContainText(list.states.sent);
    await expectAccessible(page);
  });
});

test.describe("with link and code", () => {
  test.use({ customer: camille });

  test("link and code are copied; the sign that says so stays for 1500 ms; without a clipboard the browser's own command copies, and if that fails the text is selected; a platform that shares is given the link, and closing its window is no error", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.title = data.url ?? "";
        return Promise.reject(new DOMException("closed", "AbortError"));
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.clock.install({ time: clock.date() });
    await page.clock.pauseAt(new Date(clock.now() + 60_000));
    await openInStoppedTime(page, path);
    const copyCode = page.getByRole("button", { name: share.copyCode });
    const copyLink = page.getByRole("button", { name: share.copyLink });
    const copied = page.getByRole("button", { name: share.copied, exact: true });
    await copyCode.press("Enter");
    await expect(copied).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: share.copiedCode })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("CAMILLE-7Q2M");
    await page.clock.runFor(1490);
    await expect(copied).toBeVisible();
    await page.clock.runFor(20);
    await expect(copyCode).toBeFocused();

    await copyLink.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http.*\?parrain=CAMILLE-7Q2M$/,
    );
    await page.clock.runFor(1510);
    await expect(copied).toHaveCount(0);

    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await copyCode.click();
    await expect(copied).toBeVisible();
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copyLink.click();
    await expect(page.getByText(share.selected).first()).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain("?parrain=CAMILLE-7Q2M");
    await page.getByRole("button", { name: share.share }).click();
    await expect(page).toHaveTitle(/\?parrain=CAMILLE-7Q2M$/);
  });
});
