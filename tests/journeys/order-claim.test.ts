import { claimTexts } from "../../shared/claim/claim.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { expect, test } from "./journey.ts";
import { photoOfTelephone } from "./photo-files.ts";
import { marguerite, openShop } from "./shopper.ts";

test.use({ customer: marguerite, expectedNoise: /status of 422/ });

test("a page that answers a form with a mistake gives the focus to the field", async ({ page }) => {
  await openShop(page, "/mon-compte/mes-commandes/demo-expediee/signaler/");
  await page.getByLabel(claimTexts.kind.damaged_parcel).check();
  const photo = page.locator("input[type=file]");
  await photo.setInputFiles({ name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bonjour") });
  await page.getByRole("button", { name: claimTexts.submit }).click();
  await expect(page.getByText(formTexts.forms.errors.file_type)).toBeVisible();
  await expect(photo).toBeFocused();
  await photo.setInputFiles(await photoOfTelephone(page));
  await expect(page.getByText(formTexts.forms.errors.file_type)).toBeHidden();
  await expect(photo).not.toHaveAttribute("aria-invalid");
});
