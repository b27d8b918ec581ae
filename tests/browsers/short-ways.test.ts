import { expect, vi } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { fitChoiceTexts } from "../../client/features/fit/texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { claimTexts } from "../../shared/claim/claim.texts.ts";
import { describeAnimalTexts } from "../../shared/guide/describe/describe-animal.texts.ts";
import { againTexts } from "../../shared/order/again.texts.ts";
import { part } from "../words.ts";
import { camille, test } from "./browser-test.ts";
import { button, field, heading, words } from "./visitor.ts";

test("an animal is described beside a listing, whose rations are then its own", async ({ visitor }) => {
  await visitor.open("/chien/croquettes/");
  const age = field(describeAnimalTexts.age);
  await visitor.click(button(fitChoiceTexts.describe));
  await visitor.see(age);
  await visitor.click(button(fitChoiceTexts.describe));
  await expect.poll(() => visitor.look(age)).toBeNull();
  await visitor.click(button(fitChoiceTexts.describe));
  await visitor.fill(age, "3 ans");
  await visitor.fill(field(describeAnimalTexts.weight), "12,5");
  await visitor.evaluate(() => {
    const choice = document.querySelector<HTMLSelectElement>("[data-fit-choice] form select");
    if (choice) choice.value = "yes";
  });
  await visitor.click(button(describeAnimalTexts.submit));
  await visitor.expectPath("/chien/croquettes/?tri=animal");
  await visitor.see(words(/^Votre chien\s: \d+\sg/));
});

test("the same quantity for less takes the place of a line, which can be taken back", async ({ visitor }) => {
  await visitor.open("/panier/?variantId=11000101&quantity=5");
  await visitor.hydrated();
  const offer = button(/^La même quantité en/, "main");
  await visitor.click(offer);
  await visitor.click(button(part(cartTexts.line.undoNamed), "main"));
  await visitor.see(offer);
});

test("the last order is ordered again from the home page", async ({ visitor }) => {
  await visitor.logIn(camille);
  await visitor.open("/");
  await visitor.click(button(againTexts.submit));
  await visitor.see(heading(checkoutTexts.stepTitles.recapitulatif));
});

test("the photo of a damaged parcel is reduced before it is sent", async ({ visitor }) => {
  await visitor.logIn("marguerite.delarochefoucauld@example.lu");
  await visitor.open("/mon-compte/mes-commandes/demo-expediee/signaler/");
  await visitor.see(heading(claimTexts.title));
  await visitor.evaluate(() => document.querySelector("#photo")?.scrollIntoView());
  await vi.waitUntil(() =>
    visitor.evaluate(() => document.querySelector("#photo")?.closest("page-island")?.hasAttribute("ready")),
  );
  await visitor.evaluate(choosePhoto);
  const size = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>("#photo")?.files?.[0]?.size ?? 0);
  await expect.poll(async () => (await size()) > 0 && (await size()) < 1_000_000).toBe(true);
});

/** Chooses a bitmap of 12 MB, which every engine can decode. */
function choosePhoto(): void {
  const [width, height] = [2000, 2000];
  const bytes = new DataView(new ArrayBuffer(54 + width * height * 3));
  bytes.setUint16(0, 0x424d);
  for (const [at, value] of [
    [2, bytes.byteLength],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    bytes.setUint32(at, value, true);
  bytes.setUint16(26, 1, true);
  bytes.setUint16(28, 24, true);
  for (let at = 54; at < bytes.byteLength; at += 3) bytes.setUint8(at, at % 251);
  const files = new DataTransfer();
  files.items.add(new File([bytes], "colis.bmp", { type: "image/bmp" }));
  const input = document.querySelector<HTMLInputElement>("#photo");
  if (!input) return;
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
