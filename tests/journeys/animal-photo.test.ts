import type { Page } from "playwright/test";
import { photoTexts } from "../../shared/animal/photo/photo.texts.ts";
import { photoEditorTexts } from "../../shared/animal/photo/photo-editor.texts.ts";
import { photoNotices } from "../../shared/animal/photo/photo-notices.texts.ts";
import { photoProblems } from "../../shared/animal/photo/photo-problems.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { colourAt, photoOfTelephone } from "./photo-files.ts";
import { heading, holdScripts, hugo, navigateTo, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const { crop, sending } = photoEditorTexts;
const path = "/mon-compte/mes-animaux/5/?modifier=photo";
const praline = { name: "Praline" };

const stage = (page: Page) => page.getByRole("slider", { name: crop.stage });
const save = (page: Page) => page.getByRole("button", { name: crop.save });
const picker = (page: Page) => page.getByLabel(photoTexts.label, { exact: true });
const at = (across: string, down: string) =>
  new RegExp(crop.place.replace("{{across}}", across).replace("{{down}}", down));
const percent = new RegExp(`^${sending.progress.replace("{{percent}}", "[1-9]\\d?")}$`);

async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const whole = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...whole, uploadThroughput });
  return () => session.send("Network.emulateNetworkConditions", { ...whole, uploadThroughput: -1 });
}

test.use({
  customer: hugo,
  viewport: phone,
  expectedNoise: /status of (500|503)|ERR_(ABORTED|FAILED|CONNECTION)/,
});

test("on a telephone a photo of 12 million pixels is turned, cropped by keyboard and sent small; nothing is lost; who leaves in the middle of an upload stays where they went", async ({
  page,
  breakService,
}) => {
  await openShop(page, path);
  await expect(heading(page, textPattern(photoTexts.title(praline).replace(/^La /, "")))).toBeVisible();
  await expect(page.getByText(translator(photoTexts)("hintScripts", { size: "20\u00a0Mo" }))).toBeVisible();
  await expectAccessible(page);

  const photo = await photoOfTelephone(page);
  expect(photo.buffer.length).toBeGreaterThan(2_000_000);
  await picker(page).setInputFiles({ ...photo, buffer: Buffer.from("bonjour") });
  await expect(page.getByText(formTexts.forms.errors.file_type)).toBeVisible();
  await picker(page).setInputFiles(photo);
  await expect(page.getByRole("heading", { name: crop.title })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: crop.other }).press("Enter");
  await expect(picker(page)).toBeFocused();
  await picker(page).setInputFiles(photo);
  await expect(page.getByRole("heading", { name: crop.title })).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(stage(page)).toBeFocused();
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("50", "50"));
  await page.keyboard.press("Shift+ArrowUp");
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("50", "3\\d"));
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("5[1-9]", "\\d+"));
  const place = await stage(page).boundingBox();
  if (!place) throw new Error("no place to drag on");
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + place.width / 4, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("4\\d", "\\d+"));
  const zoom = page.getByRole("slider", { name: crop.zoom });
  await zoom.focus();
  await page.keyboard.press("Home");
  await expect(zoom).toHaveAttribute("aria-valuetext", crop.zoomValue.replace("{{percent}}", "100"));
  await page.getByRole("button", { name: crop.down }).press("Enter");
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("\\d+", "4[0-4]"));

  const line = await slowDown(page, 20_000);
  const uploads: number[] = [];
  page.on("requestfinished", async (request) => {
    if (request.url().endsWith("/files/upload"))
      uploads.push(Number((await request.allHeaders())["content-length"]));
  });
  await save(page).press("Enter");
  await expect(page.getByText(percent)).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("button", { name: sending.cancel })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(photoEditorTexts.cancelled)).toBeVisible();
  await expect(save(page)).toBeFocused();
  await expect(stage(page)).toHaveAttribute("aria-valuetext", at("\\d+", "4[0-4]"));
  await line();

  const mend = await breakService({ service: "image-host", mode: "status", status: 500, path: "/api" });
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText(photoProblems.unavailable);
  await expectAccessible(page);
  await mend();

  const heal = await breakService({
    service: "ecommerce",
    mode: "status",
    status: 503,
    path: "/shop/animals/5",
    method: "PUT",
  });
  const sentBefore = uploads.length;
  await page.getByRole("button", { name: photoEditorTexts.retry }).click();
  await expect(page.getByRole("alert")).toContainText(photoNotices.notSaved);
  await heal();
  expect(uploads).toHaveLength(sentBefore + 1);
  await page.getByRole("button", { name: photoEditorTexts.retry }).click();

  await expect(page.getByText(photoNotices.saved(praline))).toBeVisible();
  expect(uploads).toHaveLength(sentBefore + 1);
  for (const size of uploads) {
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(400_000);
  }

  await navigateTo(page, path);
  const shown = page.getByRole("img", { name: photoTexts.current(praline) });
  const address = (await shown.getAttribute("src")) ?? "";
  const [redAbove = 0, , blueAbove = 0] = await colourAt(page, address, 0.5, 0.1);
  const [redBelow = 0, , blueBelow = 0] = await colourAt(page, address, 0.5, 0.9);
  expect(redAbove).toBeGreaterThan(blueAbove + 60);
  expect(blueBelow).toBeGreaterThan(redBelow + 60);

  await picker(page).setInputFiles(photo);
  const kept: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/mes-animaux/5/")) kept.push(request.url());
  });
  const slowLine = await slowDown(page, 5_000);
  await save(page).click();
  await expect(page.getByText(percent)).toBeVisible();
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/files/upload"));
  await page.getByRole("link", { name: photoTexts.back }).click();
  await expect(heading(page, praline.name)).toBeVisible();
  await ended;
  await slowLine();
  expect(kept).toEqual([]);
});

test("a photo that is chosen before the scripts have come is opened by them", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await picker(page).setInputFiles(await photoOfTelephone(page));
  release();
  await expect(page.getByRole("heading", { name: crop.title })).toBeFocused();
});
