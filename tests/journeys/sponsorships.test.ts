import type { Page } from "playwright/test";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { personTexts } from "../../shared/customer/person.texts.ts";
import { invitationErrors, invitationNotices } from "../../shared/sponsorship/invitation.texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  camille,
  heading,
  lookLongEnough,
  marguerite,
  openInStoppedTime,
  openShop,
  phone,
} from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/mon-compte/mes-parrainages/";
const { form, share, list, down } = sponsorshipTexts;

const emails = (page: Page) => page.getByLabel(form.emails);
const send = (page: Page) => page.getByRole("button", { name: form.submit });
const friends = (page: Page) => page.getByRole("region", { name: list.title }).getByRole("listitem");

async function linkInMailTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { html: string }[];
  return /href="([^"]*\?parrain=[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
}

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByText(textPattern(sponsorTexts.notByIdentity))).toBeVisible();
  await page.getByLabel(signInTexts.fields.email).fill(email);
  await page.getByRole("button", { name: signInTexts.email.submit, exact: true }).click();
  await expect(page.getByText(textPattern(sponsorTexts.atRegistration))).toBeVisible();
  await page.getByLabel(personTexts.firstName).fill("Inès");
  await page.getByLabel(personTexts.lastName, { exact: true }).fill("Faure");
  await page.getByLabel(signInTexts.fields.newPassword, { exact: true }).fill("quatre gamelles pleines");
  await page.getByRole("checkbox", { name: textPattern(signInTexts.accept.terms) }).check();
  await lookLongEnough(page);
  await page.getByRole("button", { name: signInTexts.registration.submit }).click();
  await expect(heading(page, translator(accountTexts)("greeting", { firstName: "Inès" }))).toBeVisible();
}

test.describe("of a customer with friends", () => {
  test.use({ customer: marguerite, viewport: phone, expectedNoise: /status of (422|503)/ });

  test("after an outage the list comes back and what was typed stays; friends are invited by keyboard, one follows the mail and opens an account, and the list says so", async ({
    page,
    browser,
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

    const { cookies } = await page.context().storageState();
    const storageState = { cookies: cookies.filter(({ name }) => name === "consent"), origins: [] };
    const friend = await (await browser.newContext({ viewport: phone, storageState })).newPage();
    await friend.goto(await linkInMailTo(page, email));
    await expect(heading(friend, sponsorTexts.heading)).toBeVisible();
    await expectAccessible(friend);
    await friend.getByRole("link", { name: sponsorTexts.register }).click();
    await register(friend, email);
    await friend.context().close();

    await page.reload();
    await expect(friends(page).first()).toContainText(list.states.registered);
  });
});

test.describe("with link and code", () => {
  test.use({ customer: camille });

  test("link and code are copied; the sign that says so stays for 1500 ms (spec 9)", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install({ time: clock.date() });
    await page.clock.pauseAt(new Date(clock.now() + 60_000));
    await openInStoppedTime(page, path);
    await page.getByRole("button", { name: share.copyCode }).press("Enter");
    const copied = page.getByRole("button", { name: share.copied, exact: true });
    await expect(copied).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: share.copiedCode })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("CAMILLE-7Q2M");
    await page.clock.runFor(1490);
    await expect(copied).toBeVisible();
    await page.clock.runFor(20);
    await expect(page.getByRole("button", { name: share.copyCode })).toBeFocused();

    await page.getByRole("button", { name: share.copyLink }).click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http.*\?parrain=CAMILLE-7Q2M$/,
    );
  });

  test("without a clipboard the browser's own command copies, and if that fails the text is selected; a platform that shares is given the link, and closing its window is no error", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      const share = (data: ShareData) => {
        document.title = data.url ?? "";
        return Promise.reject(new DOMException("closed", "AbortError"));
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    await openShop(page, path);
    await page.getByRole("button", { name: share.copyCode }).click();
    await expect(page.getByRole("button", { name: share.copied, exact: true })).toBeVisible();
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await page.getByRole("button", { name: share.copyLink }).click();
    await expect(page.getByText(share.selected).first()).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain("?parrain=CAMILLE-7Q2M");
    await page.getByRole("button", { name: share.share }).click();
    await expect(page).toHaveTitle(/\?parrain=CAMILLE-7Q2M$/);
  });
});
