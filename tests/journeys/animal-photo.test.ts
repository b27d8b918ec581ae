import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { colourAt, photoOfTelephone } from "./photo-files.ts";
import { heading, logIn, openShop, phone } from "./shopper.ts";

const hugo = { email: "hugo.bernard@example.fr", firstName: "Hugo" };

const stage = (page: Page) => page.getByRole("slider", { name: "Cadrage de la photo" });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer la photo" });

/** A line of a telephone: bytes a second. */
async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const whole = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...whole, uploadThroughput });
  return () => session.send("Network.emulateNetworkConditions", { ...whole, uploadThroughput: -1 });
}

test.use({ expectedNoise: /status of (500|503)|ERR_(ABORTED|FAILED|CONNECTION)/ });

for (const [screen, viewport, animal, name] of [
  ["a telephone", phone, 5, "Praline"],
  ["a wide window", { width: 1280, height: 900 }, 4, "Moka"],
] as const) {
  test(`on ${screen} a photo of 12 million pixels is turned, cropped by keyboard and sent small; nothing is lost`, async ({
    page,
    breakService,
  }) => {
    await page.setViewportSize(viewport);
    await logIn(page, hugo);
    await openShop(page, `/mon-compte/mes-animaux/${animal}/?modifier=photo`);
    await expect(heading(page, new RegExp(`photo de ${name}`))).toBeVisible();
    await expect(
      page.getByText("JPEG, PNG ou WebP, 20 Mo au maximum. Elle est réduite avant l’envoi."),
    ).toBeVisible();
    await expectAccessible(page);

    const photo = await photoOfTelephone(page);
    expect(photo.buffer.length).toBeGreaterThan(2_000_000);
    await page
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ ...photo, buffer: Buffer.from("bonjour") });
    await expect(page.getByText("Type de fichier non supporté")).toBeVisible();
    await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
    await expect(page.getByRole("heading", { name: "Cadrer la photo" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Choisir une autre photo" }).press("Enter");
    await expect(page.getByLabel("Photo", { exact: true })).toBeFocused();
    await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
    await expect(page.getByRole("heading", { name: "Cadrer la photo" })).toBeFocused();

    // Upright, the picture is 1800 wide and 2400 high: it moves up and down, and sideways once it is zoomed.
    await page.keyboard.press("Tab");
    await expect(stage(page)).toBeFocused();
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /50\u00a0% de la largeur et 50\u00a0%/);
    await page.keyboard.press("Shift+ArrowUp");
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /50\u00a0% de la largeur et 3\d\u00a0%/);
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowRight");
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /5[1-9]\u00a0% de la largeur/);
    const place = await stage(page).boundingBox();
    if (!place) throw new Error("no place to drag on");
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    // The photo goes along with the finger, and what was left of it comes into view.
    await page.mouse.move(middle.x + place.width / 4, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /4\d\u00a0% de la largeur/);
    const zoom = page.getByRole("slider", { name: "Zoom" });
    await zoom.focus();
    await page.keyboard.press("Home");
    await expect(zoom).toHaveAttribute("aria-valuetext", "100\u00a0%");
    await page.getByRole("button", { name: "Déplacer le cadre vers le bas" }).press("Enter");
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /4[0-4]\u00a0% de la hauteur/);

    const line = await slowDown(page, 120_000);
    const uploads: number[] = [];
    page.on("requestfinished", async (request) => {
      if (request.url().endsWith("/files/upload"))
        uploads.push(Number((await request.allHeaders())["content-length"]));
    });
    await save(page).press("Enter");
    await expect(page.getByText(/^Envoi de la photo\u00a0: [1-9]\d?\u00a0%$/)).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByRole("button", { name: "Annuler l’envoi" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Envoi annulé")).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expect(stage(page)).toHaveAttribute("aria-valuetext", /4[0-4]\u00a0% de la hauteur/);
    await line();

    const mend = await breakService({ service: "image-host", mode: "status", status: 500, path: "/api" });
    await save(page).click();
    await expect(page.getByRole("alert")).toContainText("Le service de photos ne répond pas");
    await expectAccessible(page);
    await mend();

    const heal = await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: `/shop/animals/${animal}`,
      method: "PUT",
    });
    const sentBefore = uploads.length;
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("alert")).toContainText("elle ne sera pas envoyée une seconde fois");
    await heal();
    expect(uploads).toHaveLength(sentBefore + 1);
    await page.getByRole("button", { name: "Réessayer" }).click();

    await expect(page.getByText(`La photo de ${name} est enregistrée.`)).toBeVisible();
    expect(uploads).toHaveLength(sentBefore + 1);
    for (const size of uploads) {
      expect(size).toBeGreaterThan(10_000);
      expect(size).toBeLessThanOrEqual(400_000);
    }

    await openShop(page, `/mon-compte/mes-animaux/${animal}/?modifier=photo`);
    const shown = page.getByRole("img", { name: `Photo actuelle de ${name}` });
    const address = (await shown.getAttribute("src")) ?? "";
    const [redAbove = 0, , blueAbove = 0] = await colourAt(page, address, 0.5, 0.1);
    const [redBelow = 0, , blueBelow = 0] = await colourAt(page, address, 0.5, 0.9);
    expect(redAbove).toBeGreaterThan(blueAbove + 60);
    expect(blueBelow).toBeGreaterThan(redBelow + 60);
  });
}

test("who leaves in the middle of an upload stays where they went", async ({ page }) => {
  await logIn(page, hugo);
  await openShop(page, "/mon-compte/mes-animaux/5/?modifier=photo");
  await page.getByLabel("Photo", { exact: true }).setInputFiles(await photoOfTelephone(page));
  const kept: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/mes-animaux/5/")) kept.push(request.url());
  });
  const line = await slowDown(page, 60_000);
  await save(page).click();
  await expect(page.getByText(/^Envoi de la photo\u00a0: [1-9]\d?\u00a0%$/)).toBeVisible();
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/files/upload"));
  await page.getByRole("link", { name: "Revenir au profil" }).click();
  await expect(heading(page, "Praline")).toBeVisible();
  await ended;
  await line();
  expect(kept).toEqual([]);
});
