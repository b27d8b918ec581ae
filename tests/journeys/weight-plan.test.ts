import { weighingTexts } from "../../shared/animal/plan/weighing.texts.ts";
import { weightPlanTexts } from "../../shared/animal/plan/weight-plan.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, openShop } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const t = translator(weightPlanTexts);
const w = translator(weighingTexts);

const plan = "/mon-compte/mes-animaux/2/plan/";

test.use({ customer: camille, expectedNoise: /status of 422/ });

test("a plan starts after a question about health; two weeks later its mail takes a weight, which is on the curve", async ({
  page,
}) => {
  await openShop(page, plan);
  const start = page.getByRole("button", { name: t("offer.submit") });
  await start.click();
  await expect(page.getByText(t("health.missing")).first()).toBeVisible();
  await page.getByRole("radio", { name: t("health.yes") }).check();
  await start.click();
  await expect(page.getByText(t("health.refused")).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: t("health.no") }).check();
  await start.click();
  await expect(page.getByText(textPattern(t("offer.started", { day: "{{day}}" })))).toBeVisible();
  await expect(page.getByRole("img", { name: /Courbe du poids de Mirabelle/ })).toBeVisible();
  await expectAccessible(page);

  await page.request.post("/_sandbox/clock", { form: { days: "15" } });
  const mailbox = await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(camille.email)}`);
  const mails: { html: string }[] = await mailbox.json();
  const link = mails.flatMap(({ html }) => /href="(\/pesee\/2\/[^"]+)"/.exec(html)?.[1] ?? [])[0] ?? "";

  await page.context().clearCookies({ name: /jwtToken|refreshToken|customerUri/ });
  await openShop(page, link);
  await expect(heading(page, w("title", { name: "Mirabelle" }))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(w("field")).fill("5,9 kg");
  await page.getByRole("button", { name: w("submit") }).click();
  await expect(page.getByText(/c’est 1,7\skg de plus que le/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(w("field")).fill("4,1 kg");
  await page.getByRole("button", { name: w("confirm") }).click();
  await expect(heading(page, w("recorded.title"))).toBeVisible();
  await expect(page.getByLabel(w("field"))).toHaveCount(0);
  await expectAccessible(page);
});
