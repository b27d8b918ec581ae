import type { Page } from "playwright/test";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { languageWallTexts } from "../../shared/country/language-wall.texts.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { popupTexts } from "../../shared/popup/popup.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { cutTexts, expectAccessible, outside, setLetterSize, smallTargets } from "./accessibility.ts";
import { browserIdle } from "./idle.ts";
import { expect, takeClock, test } from "./journey.ts";
import { expectWhole, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

test.describe("a visitor whose browser prefers Dutch", () => {
  test.use({ locale: "nl-BE" });

  const wall = (page: Page) => page.getByRole("dialog", { name: languageWallTexts.nl.title });

  test("is offered nothing on a legal page, and on the next page the Dutch site in both languages, stays, and is not asked again", async ({
    page,
  }) => {
    await openShop(page, "/page/donnees-personnelles/");
    await browserIdle(page);
    await expect(wall(page)).toBeHidden();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Museau/ })
      .click();
    await expect(page).toHaveURL("/");
    await expect(wall(page)).toContainText(languageWallTexts.nl.french);
    await expect(wall(page).getByRole("link")).toHaveAttribute("href", "https://nl.museau.example/");
    await expectAccessible(page);
    const closed = page.waitForResponse("**/api/country/close-language");
    await wall(page).getByRole("button", { name: languageWallTexts.stay }).click();
    await expect(wall(page)).toBeHidden();
    expect((await closed).status()).toBe(204);
    await openShop(page, "/chien/");
    await browserIdle(page);
    await expect(wall(page)).toBeHidden();
  });

  test.describe("in Belgium", () => {
    test.use({ extraHTTPHeaders: { "CF-IPCountry": "BE" } });

    test("answers one question on a page, the other one on the next, and the first one never again", async ({
      page,
    }) => {
      const country = page.getByRole("dialog", { name: countryTexts.wall.title });
      await openShop(page, "/chien/croquettes/");
      await expect(country.getByRole("button", { name: countryTexts.wall.stay.FR })).toBeVisible();
      const closed = page.waitForResponse("**/api/country/close");
      await page.keyboard.press("Escape");
      await expect(country).toBeHidden();
      expect((await closed).status()).toBe(204);
      await expect(wall(page)).toBeHidden();
      await page
        .getByRole("navigation", { name: accountFrameTexts.breadcrumb })
        .getByRole("link", { name: "Chien" })
        .click();
      await expect(page).toHaveURL("/chien/");
      await expect(wall(page)).toBeVisible();
      await openShop(page, "/");
      await expect(wall(page)).toBeVisible();
      await expect(country).toBeHidden();
    });
  });
});

const popup = (popup_type: string, popup_configuration: object = {}) => ({
  popup: { popup_type, popup_configuration, campaign: "essai" },
});

interface Service {
  sent: string[];
  answers: Record<string, object | "none">;
}

async function campaigns(page: Page, answers: Service["answers"]): Promise<Service> {
  const service: Service = { sent: [], answers };
  await page.route("**/_sandbox/marketing?locale=fr-FR", async (route) => {
    const { event, data } = route.request().postDataJSON() as { event: string; data: { target?: string } };
    service.sent.push([event, data.target].filter(Boolean).join(" "));
    const answer = service.answers[event] ?? {};
    if (answer !== "none") await route.fulfill({ json: answer });
  });
  await page.route("**/_sandbox/marketing/report/*", async (route) => {
    service.sent.push(`report ${new URL(route.request().url()).pathname.split("/").at(-1)}`);
    await route.fulfill({ status: 204 });
  });
  return service;
}

async function open(page: Page, { sent }: Service, path = "/chien/croquettes/"): Promise<void> {
  await (await takeClock(page)).install({ time: clock.date() });
  await openShop(page, path);
  await expect.poll(() => sent).toEqual(["page_view"]);
  await page.clock.fastForward(11_000);
}

const code = (page: Page) => page.getByRole("dialog", { name: popupTexts.exit.title });

const leave = (page: Page, clientY: number, type = "pointerleave") =>
  page.evaluate(
    ([name, y]) => {
      const moved = new PointerEvent(name, { pointerType: "mouse", clientX: 300, clientY: y });
      document.documentElement.dispatchEvent(moved);
    },
    [type, clientY] as const,
  );

const blog = "https://blog.example/chiots";

async function linkToBlog(page: Page, target = ""): Promise<void> {
  await page.route(`${blog}*`, (route) => route.fulfill({ contentType: "text/html", body: "Le blog" }));
  await page.evaluate(
    ([href, name]) => {
      const link = Object.assign(document.createElement("a"), { href, target: name, textContent: "Le blog" });
      document.querySelector("h1")?.append(link);
    },
    [`${blog}?mail=nadia`, target] as const,
  );
}

const blogLink = (page: Page) => page.getByRole("link", { name: "Le blog" });

test.describe("a visitor who allowed marketing", () => {
  test.use({
    consent: ["marketing"],
    expectedNoise: /status of 422|request to another host: https:\/\/blog\.example/,
  });

  test("is offered 5 € when leaving through the top edge, never in the first ten seconds, once in 30 days", async ({
    page,
  }) => {
    const service = await campaigns(page, { exit_intent: popup("exit_intent") });
    await (await takeClock(page)).install({ time: clock.date() });
    await openShop(page, "/chien/croquettes/");
    await expect.poll(() => service.sent).toEqual(["page_view"]);
    await leave(page, 6);
    await leave(page, 5);
    await expect.poll(() => service.sent).toEqual(["page_view", "exit_intent"]);
    await expect(code(page)).toBeHidden();

    await page.clock.fastForward(10_000);
    await page.getByRole("link", { name: uiTexts.skip }).focus();
    await leave(page, 5);
    await expect(code(page)).toBeVisible();
    await expectAccessible(page);
    const email = code(page).getByLabel(popupTexts.email);
    await email.fill("nadia@");
    await page.keyboard.press("Enter");
    await expect(email).toHaveAccessibleDescription(textPattern(formTexts.forms.errors.email));
    await email.fill("sortie@exemple.fr");
    await page.keyboard.press("Enter");
    await expect(code(page).getByText(popupTexts.exit.done)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(code(page)).toBeHidden();
    await expect(page.getByRole("link", { name: uiTexts.skip })).toBeFocused();
    expect(service.sent).toEqual(["page_view", "exit_intent", "report essai"]);

    await page
      .getByRole("banner")
      .getByRole("link", { name: /Museau/ })
      .click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => service.sent.length).toBe(4);
    await page.clock.fastForward(60_000);
    await leave(page, 0);
    await expect.poll(() => service.sent.length).toBe(5);
    await expect(code(page)).toBeHidden();
  });

  test("who leaves a popup by Back or Forward, without closing it, finds pages that can be used, and the held link is not followed", async ({
    page,
  }) => {
    await (await takeClock(page)).install({ time: clock.date() });
    const service = await campaigns(page, { exit_intent: popup("exit_intent") });
    await openShop(page, "/chien/");
    await expect.poll(() => service.sent).toEqual(["page_view"]);
    await openShop(page, "/chien/croquettes/");
    await expect.poll(() => service.sent).toEqual(["page_view", "page_view"]);
    await page.clock.fastForward(11_000);
    await linkToBlog(page);
    await page.clock.pauseAt(clock.now() + 20_000);
    await blogLink(page).click();
    await expect(code(page)).toBeVisible();
    await page.clock.resume();

    const expectUsable = async () => {
      await expect(code(page)).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
      const home = page.getByRole("banner").getByRole("link", { name: /Museau/ });
      await home.click({ trial: true });
    };
    await page.goBack();
    await expect(page).toHaveURL("/chien/");
    await expectUsable();
    await page.goForward();
    await expect(page).toHaveURL("/chien/croquettes/");
    await expectUsable();
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL("/chien/croquettes/");
    await page.reload();
    await expectUsable();
  });

  test("reads all of a long popup in a window of 320 × 256 px, and reaches each of its controls", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const text = "Un conseil de nos nutritionnistes et une recette nouvelle. ".repeat(6);
    const service = await campaigns(page, { exit_intent: popup("exit_intent", { text }) });
    await open(page, service);
    await leave(page, 5);
    await expect(code(page)).toBeVisible();
    await setLetterSize(page, 200);
    expect([...(await outside(page)), ...(await cutTexts(page)), ...(await smallTargets(page))]).toEqual([]);
    await setLetterSize(page, 100);
    for (const control of [
      code(page).getByRole("button", { name: uiTexts.close }),
      code(page).getByLabel(popupTexts.email),
      code(page).getByRole("button", { name: popupTexts.exit.submit }),
    ]) {
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(control).toBeFocused({ timeout: 200 });
      }).toPass();
      await expectWhole(control);
    }
    await page.keyboard.press("Tab");
    await expect(code(page).getByRole("link")).toBeFocused();
    await expect(code(page).getByRole("link")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(code(page)).toBeHidden();
  });

  test("who follows a link to another host goes on at once while no popup may open; later a popup opens, which leads on when it is closed", async ({
    page,
  }) => {
    const service = await campaigns(page, { exit_intent: popup("exit_intent") });
    await (await takeClock(page)).install({ time: clock.date() });
    await openShop(page, "/chien/croquettes/");
    await expect.poll(() => service.sent).toEqual(["page_view"]);
    await linkToBlog(page);
    await page.clock.pauseAt(clock.now() + 1000);
    await blogLink(page).click();
    await expect(page).toHaveURL(`${blog}?mail=nadia`);
    expect(service.sent).toEqual(["page_view", `exit_intent ${blog}`]);

    await page.clock.resume();
    await openShop(page, "/chat/croquettes/");
    await expect.poll(() => service.sent).toEqual(["page_view", `exit_intent ${blog}`, "page_view"]);
    await page.clock.fastForward(11_000);
    await linkToBlog(page);
    await page.clock.pauseAt(clock.now() + 20_000);
    await blogLink(page).click();
    await expect(
      code(page).getByRole("button", { name: translator(popupTexts)("goOn", { host: "blog.example" }) }),
    ).toBeVisible();
    expect(service.sent).toContain(`exit_intent ${blog}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`${blog}?mail=nadia`);
  });

  test("who opens a link in a tab is reported after a second, unless the pointer comes back", async ({
    page,
  }) => {
    const service = await campaigns(page, { exit_intent: popup("exit_intent") });
    await open(page, service);
    await linkToBlog(page, "_blank");
    await page.clock.pauseAt(clock.now() + 20_000);
    for (const isBack of [true, false]) {
      const tab = page.waitForEvent("popup");
      await blogLink(page).click();
      await (await tab).close();
      await page.clock.runFor(999);
      if (isBack) await leave(page, 0, "pointerenter");
      else expect(service.sent).toEqual(["page_view"]);
      await page.clock.runFor(1);
    }
    await expect.poll(() => service.sent.slice(0, 2)).toEqual(["page_view", `exit_intent ${blog}`]);
    await expect(code(page)).toBeVisible();
    await expect(code(page).getByRole("button", { name: /^Continuer/ })).toBeHidden();
  });

  test("reads a campaign's Markdown, not while typing, and its links work", async ({ page }) => {
    const content =
      "## Douze refuges\n\nJusqu’au **30 novembre** : [voir](/page/1-pourcent-pour-les-animaux/)";
    const service = await campaigns(page, {
      page_view: popup("markdown", { title: "La grande collecte", content }),
    });
    const dialog = page.getByRole("dialog", { name: "La grande collecte" });
    await (await takeClock(page)).install({ time: clock.date() });
    await openShop(page, "/chien/croquettes/");
    await expect.poll(() => service.sent).toEqual(["page_view"]);
    const search = page.getByRole("banner").locator("input[name=q]");
    await search.focus();
    await page.clock.runFor(12_000);
    await expect(dialog).toBeHidden();
    await search.blur();
    await page.clock.runFor(1000);
    await expect(dialog.getByRole("heading", { level: 3, name: "Douze refuges" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "voir" }).click();
    await expect(page).toHaveURL("/page/1-pourcent-pour-les-animaux/");
    await expect(dialog).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phone, isMobile: true, hasTouch: true });

    test("is offered 5 € when scrolling up by more than 80 px after half of the page", async ({ page }) => {
      const service = await campaigns(page, { exit_intent: popup("exit_intent") });
      await open(page, service);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets.push(sheet);
      });
      const scrollBy = (pixels: number) =>
        page.evaluate(async (by) => {
          const heard = new Promise((done) => addEventListener("scroll", done, { once: true }));
          window.scrollBy(0, by);
          await heard;
        }, pixels);
      const longest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await scrollBy(longest * 0.4);
      await scrollBy(-200);
      await scrollBy(longest * 0.2 + 200);
      await scrollBy(-79);
      expect(service.sent).toEqual(["page_view"]);
      await scrollBy(-3);
      await expect(code(page)).toBeVisible();
    });
  });
});

test("without consent nothing is sent, and no link waits", async ({ page }) => {
  const service = await campaigns(page, { exit_intent: popup("exit_intent") });
  await (await takeClock(page)).install({ time: clock.date() });
  await openShop(page, "/chien/croquettes/");
  await page.clock.fastForward(60_000);
  await leave(page, 0);
  await expect(code(page)).toBeHidden();
  expect(service.sent).toEqual([]);
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect((await page.evaluate(keys)).filter((key) => key.startsWith("mesure:"))).toEqual([]);
});
