import type { Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import {
  cartLine,
  cartLink,
  chicken,
  expectArrival,
  holdBack,
  navigateTo,
  openCartWith,
  quantity,
  summary,
  twoKilos,
  updating,
} from "./shopper.ts";

test("fifty fast presses on + are at most two calls and the right quantity; an addition shows within two frames, however slow the API is, and in few bytes", async ({
  page,
  request,
}) => {
  await request.post("/_sandbox/variants/12000101", { data: { stock: 90 } });
  await openCartWith(page, `12000101,${twoKilos}`);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/cart/items/")) calls.push(request.url());
  });
  // Held until the presses are over: how many calls they make must not depend on how fast the machine presses.
  const answer = await holdBack(page, "**/api/cart/items/*");
  const line = cartLine(page, "Terrine pour chien");
  await line.getByRole("button", { name: /^Un de plus/ }).click({ clickCount: 50 });
  await expect(quantity(line)).toHaveValue("51");
  answer();
  await expect(cartLink(page)).toHaveAccessibleName(/52 articles/);
  await expect(updating(page)).toBeHidden();
  await expect(summary(page)).toContainText("Sous-total223,35 €");
  await expect(summary(page)).toContainText("Total218,35 €");
  expect(calls.length).toBeLessThanOrEqual(2);

  await navigateTo(page, chicken.path);
  await expectArrival(page, chicken.path, chicken.name);
  const answerAddition = await holdBack(page, "**/api/cart/items");
  const add = page.getByRole("button", { name: "Ajouter au panier" });
  await watchBadge(page, 53);
  const answered = page.waitForResponse("**/api/cart/items");
  await add.click();
  await expect(cartLink(page)).toHaveAccessibleName(/53 articles/);
  expect(await framesUntilShown(page)).toBeLessThanOrEqual(2);
  await expect(page.getByText("Cela fait 2 exemplaires")).toBeHidden();
  answerAddition();
  const response = await answered;
  expect((await response.body()).byteLength).toBeLessThanOrEqual(1000);
  await expect(page.getByText("Cela fait 2 exemplaires")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/53 articles/);
});

/** Counts the frames that are drawn between a click and the new number. */
async function watchBadge(page: Page, count: number): Promise<void> {
  await cartLink(page).evaluate((link, count) => {
    let frames = 0;
    const countFrame = () => {
      frames += 1;
      requestAnimationFrame(countFrame);
    };
    document.addEventListener("click", () => requestAnimationFrame(countFrame), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, observer) => {
      if (!link.textContent?.includes(String(count))) return;
      link.dataset.frames = String(frames);
      observer.disconnect();
    }).observe(link, { characterData: true, childList: true, subtree: true });
  }, count);
}

const framesUntilShown = async (page: Page) => Number(await cartLink(page).getAttribute("data-frames"));
