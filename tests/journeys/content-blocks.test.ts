import type { Locator, Page } from "playwright/test";
import { carouselTexts } from "../../client/features/carousel/texts.ts";
import { contentBlockTexts } from "../../client/features/content/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { expect, takeClock, test } from "./journey.ts";
import { like, openInStoppedTime, openShop, phone } from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const path = "/_sandbox/blocs/";
const video = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0";

const carousel = (page: Page, name = "Carrousel : une diapositive à la fois") =>
  page.getByRole("region", { name, exact: true });
const withEnds = "Carrousel : quatre de front, avec des bouts";
const slide = (place: Locator, name: string) => place.getByRole("listitem", { name, exact: true });
const press = (place: Locator, name: string) => place.getByRole("button", { name, exact: true });

async function openCarousel(page: Page): Promise<Locator> {
  await (await takeClock(page)).install({ time: clock.date() });
  await page.clock.pauseAt(new Date(clock.now() + 60_000));
  await openInStoppedTime(page, path);
  const place = carousel(page);
  await expect(press(place, carouselTexts.pause)).toBeVisible();
  await expect(slide(place, "2 sur 3")).toHaveAttribute("inert");
  await place.scrollIntoViewIfNeeded();
  await expectShown(place, "1 sur 3");
  return place;
}

const expectShown = (place: Locator, name: string) =>
  expect(slide(place, name)).toBeInViewport({ ratio: 0.3 });

test.describe("the carousel", () => {
  test("moves on after ten seconds, but not under a pointer, nor under the focus, nor after its button was pressed; is moved by keyboard, and hidden slides cannot be focused; ignores another press for a second, wraps, and is as high as specified", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const place = await openCarousel(page);
    const turning = (is: boolean) =>
      expect(place.getByRole("list")).toHaveAttribute("aria-live", is ? "off" : "polite");
    await page.mouse.move(0, 0);
    await turning(true);
    await page.clock.fastForward(10_000);
    await expectShown(place, "2 sur 3");

    await place.getByRole("heading", { level: 2 }).hover();
    await turning(false);
    await page.clock.fastForward(30_000);
    await expectShown(place, "2 sur 3");

    await press(place, carouselTexts.pause).click();
    await page.mouse.move(0, 0);
    await expect(press(place, carouselTexts.play)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expectShown(place, "2 sur 3");

    await press(place, "Aller à la diapositive 1").click();
    await expectShown(place, "1 sur 3");
    await page.clock.runFor(1000);
    await press(place, carouselTexts.play).click();
    await page.mouse.move(0, 0);
    await press(place, carouselTexts.pause).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(press(place, carouselTexts.next)).toBeFocused();
    await page.keyboard.press("Enter");
    await expectShown(place, "2 sur 3");
    await expect(press(place, carouselTexts.next)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(place.getByRole("link", { name: "Préparer la visite" })).toBeFocused();
    await page.clock.runFor(30_000);
    await expectShown(place, "2 sur 3");

    const ends = carousel(page, withEnds);
    const leastHeight = (region: Locator) =>
      region
        .getByRole("list")
        .first()
        .evaluate((list) => getComputedStyle(list).minHeight);
    expect(await leastHeight(place)).toBe("500px");
    expect(await leastHeight(ends)).toBe("300px");
    await page.clock.runFor(1000);
    await press(place, "Aller à la diapositive 1").click();
    await expectShown(place, "1 sur 3");
    await page.clock.runFor(1000);
    const next = press(place, carouselTexts.next);
    await next.click();
    await next.click();
    await expectShown(place, "2 sur 3");
    await expect(press(place, "Aller à la diapositive 2")).toHaveAttribute("aria-current", "true");
    for (const shown of ["3 sur 3", "1 sur 3"]) {
      await page.clock.runFor(1000);
      await next.click();
      await expectShown(place, shown);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await leastHeight(place)).toBe("320px");
    expect(await leastHeight(ends)).toBe("240px");
  });
});

test.describe("the blocks of a page", () => {
  test.use({ expectedNoise: /request to another host: https:\/\/www\.youtube-nocookie\.com\/embed/ });

  test("with reduced motion a carousel stays where it is, has ends unless it is infinite, and follows a finger from fifty pixels on; a video of another site is loaded by a click only, and then has the focus; a fold opens and closes by keyboard", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/youtube|vimeo|openstreetmap/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Vidéo</title>" });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await (await takeClock(page)).install({ time: clock.date() });
    await openShop(page, path);
    const place = carousel(page);
    await expect(press(place, carouselTexts.play)).toBeVisible();
    await page.clock.runFor(30_000);
    await expectShown(place, "1 sur 3");

    const ends = carousel(page, withEnds);
    await expect(press(ends, carouselTexts.previous)).toHaveAttribute("aria-disabled", "true");
    await press(ends, carouselTexts.next).click();
    await expectShown(ends, "6 sur 6");
    await expect(press(ends, carouselTexts.next)).toHaveAttribute("aria-disabled", "true");
    await expect(press(ends, carouselTexts.previous)).not.toHaveAttribute("aria-disabled");

    await page.setViewportSize(phone);
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator(".swiper-initialized")).toBeVisible();
    await drag(page, slide(place, "1 sur 3"), -48);
    await expectShown(place, "1 sur 3");
    await drag(page, slide(place, "1 sur 3"), -52);
    await expectShown(place, "2 sur 3");
    await expect(slide(place, "1 sur 3")).toHaveAttribute("inert");
    await expect(slide(place, "1 sur 3")).not.toBeInViewport();

    const button = page.getByRole("button", { name: "Lire la vidéo : Vidéo" });
    await expect(button).toHaveAccessibleDescription(/En cliquant, vous transmettez.*YouTube/);
    expect(asked).toEqual([]);
    await button.focus();
    await page.keyboard.press("Enter");
    const frame = page.getByTitle("Vidéo", { exact: true });
    await expect(frame).toHaveAttribute("src", video);
    await expect(frame).toBeFocused();
    await expect.poll(() => asked).toEqual([video]);

    const fold = page.locator("summary", { hasText: "Un pli fermé" });
    const inside = page.getByText("Il s’ouvre au clic, avec ou sans scripts.");
    await expect(inside).toBeHidden();
    await fold.focus();
    await page.keyboard.press("Enter");
    await expect(inside).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(inside).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("slides are scrolled, folds open, and a video is a link to its site", async ({ page }) => {
    await page.goto(path);
    const place = carousel(page);
    await expect(press(place, carouselTexts.next)).toBeHidden();
    await slide(place, "2 sur 3").getByRole("link").focus();
    await expectShown(place, "2 sur 3");
    await page.getByText("Un pli fermé").click();
    await expect(page.getByText("Il s’ouvre au clic, avec ou sans scripts.")).toBeVisible();
    await expect(page.getByRole("button", { name: like(contentBlockTexts.frame.playNamed) })).toBeHidden();
    await expect(page.getByRole("link", { name: "Voir sur YouTube (nouvel onglet)" })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    );
  });
});

async function drag(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to drag");
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}
