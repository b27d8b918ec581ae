import { rationTexts } from "../../client/features/ration/texts.ts";
import { weightFormTexts } from "../../shared/animal/weight/weight-form.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, chicken, heading, navigateTo, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const t = translator(weightFormTexts);

const spoken = textPattern(
  t("effect.spoken", { weight: "19,2", before: 1, after: 1 }).replace(/\b1\b/g, "{{kcal}}"),
);

test.use({ customer: camille });

test("a new weight shows the ration before and after, and is then saved in place; the calculator of a product is filled in with an own animal, by its name", async ({
  page,
}) => {
  await openShop(page, "/mon-compte/mes-animaux/1/");
  const field = page.getByLabel(t("field"));
  await field.fill("lourd");
  await page.getByRole("button", { name: t("submit") }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill("19,2");
  await field.press("Enter");
  const change = page.getByRole("table").filter({ hasText: t("effect.energy") });
  await expect(change).toContainText(t("effect.before", { weight: "18,5" }));
  await expect(change).toContainText(/kcal.*kcal/);
  await expect(page.getByRole("status").filter({ hasText: spoken })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("button", { name: t("effect.save", { weight: "19,2" }) }).click();
  await expect(
    page.getByText(textPattern(t("saved", { name: "Oslo", weight: "19,2", kcal: null }))),
  ).toBeVisible();
  await expect(heading(page, "Oslo")).toBeVisible();
  await expect(
    page.getByRole("button", { name: textPattern(t("effect.save", { weight: "{{}}" })) }),
  ).toHaveCount(0);

  await navigateTo(page, chicken.path);
  await page.getByText(rationTexts.title, { exact: true }).click();
  const calculator = page.getByRole("form", { name: rationTexts.title });
  await page.getByLabel(rationTexts.own).selectOption("Oslo");
  await expect(calculator.getByLabel(rationTexts.weight)).toHaveValue("19,2");
  await calculator.getByRole("button", { name: rationTexts.submit }).click();
  await expect(page.locator("#ration")).toContainText(/\d+\sg/);
});
