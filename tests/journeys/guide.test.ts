import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { documentLoads, heading, keepDraft, openShop, payloadRequests, phone } from "./shopper.ts";

const entrance = "/guide-croquettes/";
const fresh = "/guide-croquettes/nouveau/";

const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

/** A screen reader hears the heading, which has the focus, and the place among the questions. */
async function expectQuestion(page: Page, name: string, place: number): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `Question ${place} sur 10` })).toBeVisible();
}

test("a new dog is led to its result on a telephone; back, forward and reload keep every answer, and no step asks the shop", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, entrance);
  const asked = payloadRequests(page);
  const loads = documentLoads(page);
  await press(page, "Un chien").click();
  await expectQuestion(page, "Comment s’appelle votre chien ?", 1);
  await page.getByLabel("Nom").fill("Rex");
  await press(page, "Mâle").click();
  await expectQuestion(page, "De quelle race est Rex ?", 2);
  await page.getByRole("combobox", { name: "Race" }).fill("teckel");
  await page.getByRole("option", { name: "Teckel standard" }).click();
  await expectQuestion(page, "Quel âge a Rex ?", 3);
  await page.getByLabel("Années").fill("4");
  await press(page, "Continuer").click();
  await expectQuestion(page, "Combien pèse Rex ?", 4);
  await page.getByLabel("Poids (kg)").fill("8,4");
  await press(page, "Continuer").click();
  await expectQuestion(page, "Rex est-il stérilisé ?", 5);
  await press(page, "Oui").click();
  await expectQuestion(page, "Quelle silhouette a Rex ?", 6);

  await page.goBack();
  await expectQuestion(page, "Rex est-il stérilisé ?", 5);
  await expect(press(page, "Oui")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Précédent" }).click();
  await expectQuestion(page, "Combien pèse Rex ?", 4);
  await expect(page.getByLabel("Poids (kg)")).toHaveValue("8,4");
  await press(page, "Continuer").click();
  // Nothing that is answered is asked again.
  await expectQuestion(page, "Quelle silhouette a Rex ?", 6);
  expect(asked).toEqual([fresh]);
  expect(loads).toEqual([]);

  await page.reload();
  await expect(heading(page, "Quelle silhouette a Rex ?")).toBeVisible();
  await press(page, /^Idéal/).click();
  await expect(heading(page, "Rex bouge-t-il beaucoup ?")).toBeVisible();
  await press(page, /^Modérée/).click();
  await press(page, "Rien à signaler").click();
  await expect(page.getByRole("checkbox", { name: "Croquettes" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Friandises" }).check();
  await press(page, "Continuer").click();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "Friandises" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Croquettes" })).toBeChecked();
  await page.goForward();
  await press(page, "Je ne sais pas").click();
  await expect(heading(page, "Que donner à Rex")).toBeVisible();

  await page.goBack();
  await expect(heading(page, "Quelles croquettes mange Rex ?")).toBeVisible();
  await expect(press(page, "Je ne sais pas")).toHaveAttribute("aria-pressed", "true");
});

test("a cat is described by keyboard alone in a wide window, where related questions stand together; what is wrong stands beside its field, and the first has the focus", async ({
  page,
}) => {
  const next = () => page.keyboard.press("Enter");
  const answer = (name: string | RegExp) => page.getByRole("radio", { name });
  await openShop(page, entrance);
  const asked = payloadRequests(page);
  await press(page, "Un chat").press("Enter");
  await expect(heading(page, "Parlez-nous de votre chat")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Questions 1 et 2 sur 10" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Mina");
  await next();
  await expect(answer("Mâle")).toBeFocused();
  await expect(page.getByText("Choisissez une race dans la liste.")).toBeVisible();
  await expectAccessible(page);
  await answer("Femelle").press("Space");
  await page.getByRole("combobox", { name: "De quelle race" }).focus();
  await page.keyboard.type("coon");
  await next();
  await press(page, "Continuer").press("Enter");

  await expect(heading(page, "Dans quelle forme est Mina ?")).toBeFocused();
  await expect(page).toHaveURL(/question=age$/);
  await page.getByLabel("Combien pèse Mina").fill("25");
  await next();
  await expect(page.getByLabel("Années")).toBeFocused();
  await expect(page.getByLabel("Années")).toHaveAccessibleDescription(/Indiquez son âge/);
  await expect(page.getByLabel("Combien pèse Mina")).toHaveAccessibleDescription(/entre 1 et 13/);
  await expect(page.getByRole("group", { name: "Mina est-elle stérilisée ?" })).toHaveAccessibleDescription(
    "Choisissez une réponse.",
  );
  await expect(page.getByLabel("Combien pèse Mina")).toHaveValue("25");
  await expectAccessible(page);
  await page.keyboard.type("3");
  await page.getByLabel("Combien pèse Mina").fill("4,2");
  await answer("Oui").press("Space");
  await answer(/^Idéal/).press("Space");
  await answer(/^Calme/).press("Space");
  await press(page, "Continuer").press("Enter");

  await expect(heading(page, "Mina : santé et alimentation")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "Dans quelle forme est Mina ?")).toBeFocused();
  await expect(page.getByLabel("Combien pèse Mina")).toHaveValue("4,2");
  await expect(answer("Oui")).toBeChecked();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Combien pèse Mina" })).toHaveValue("4,2");
  await page.goForward();
  await expect(heading(page, "Mina : santé et alimentation")).toBeVisible();
  await answer("Rien à signaler").press("Space");
  const only = page.getByRole("checkbox", { name: "Elle ne mange que cette marque" });
  await answer("Je ne sais pas").press("Space");
  await expect(only).toBeHidden();
  await answer("Museau").press("Space");
  await only.press("Space");
  await press(page, "Continuer").press("Enter");
  await expect(heading(page, "Que donner à Mina")).toBeVisible();
  expect(asked.filter((path) => path !== fresh)).toEqual([`${fresh}recommandations/`]);

  await page.goBack();
  await expect(only).toBeChecked();
});

test("a window that becomes wide or narrow keeps what is entered", async ({ page }) => {
  await keepDraft(page, { kind: "dog", name: "Rex", gender: "male", breed: "dachshund" });
  await openShop(page, `${fresh}?question=poids`);
  await page.getByRole("textbox", { name: "Combien pèse Rex" }).fill("8,4");
  await expect(page.getByLabel("Poids (kg)")).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(heading(page, "Combien pèse Rex ?")).toBeVisible();
  await expect(page.getByLabel("Poids (kg)")).toHaveValue("8,4");
  await page.getByLabel("Poids (kg)").fill("9");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("Combien pèse Rex")).toHaveValue("9");
});

test("a step shows its question within 100 ms of the press on a processor four times slower", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, entrance);
  await press(page, "Un chien").click();
  await press(page, "Mâle").click();
  await expect(heading(page, "De quelle race est votre chien ?")).toBeVisible();
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const questions = ["sterilisation", "silhouette", "activite", "sante"];
  for (const question of questions) {
    await page.evaluate((address) => navigation.navigate(address).finished, `${fresh}?question=${question}`);
    // A busy machine says nothing about the shop: measure again.
    let took = Number.POSITIVE_INFINITY;
    for (let count = 0; took > 100 && count < 12; count += 1) {
      const shown = stepTook(page);
      await page.getByRole("main").getByRole("button", { pressed: false }).first().click();
      took = Math.min(took, await shown);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`question=${question}$`));
    }
    expect(took, question).toBeLessThanOrEqual(100);
  }
});

/** Milliseconds from the next press to the new heading. */
const stepTook = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN;
        addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        addEventListener("focusin", function shown({ target }) {
          if (!(target instanceof HTMLHeadingElement)) return;
          removeEventListener("focusin", shown);
          resolve(performance.now() - pressed);
        });
      }),
  );

test("a name without a break, of forty letters, widens no page of the guide", async ({ page }) => {
  const name = "Maximiliennewolfgangarchibaldbartholomee";
  const draft = { kind: "dog", name, gender: "female", breed: "west-highland-terrier", weight: "8,4" };
  await keepDraft(page, draft);
  await page.setViewportSize(phone);
  for (const path of [entrance, `${fresh}?question=race`, `${fresh}?question=silhouette`]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});
