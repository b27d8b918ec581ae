import { describe, expect } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { rationTexts } from "../../client/features/ration/texts.ts";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { part, several } from "../words.ts";
import { camille, chicken, desk, phone, test } from "./browser-test.ts";
import { button, checkbox, field, heading, link, radio, type Visitor, words } from "./visitor.ts";

const { buy } = productScreenTexts;
const { filters } = listingTexts;
const t = translator(listingTexts);

const list = "/chien/croquettes/";
const senior = checkbox(/^Senior/);
const count = { is: "[role=status]", within: "main" };

test("list, boxes and sheet agree after a step back", async ({ visitor }) => {
  for (const size of [phone, desk]) {
    await visitor.resize(size);
    await visitor.open(list);
    const all = (await visitor.see(count)).text;
    if (size === phone) await visitor.click(button(filters.title));
    await visitor.check(senior);
    if (size === phone) await visitor.click(button(part(filters.show({ count: several }))));
    await visitor.expectPath(`${list}?filtre-age=senior`);
    await expect.poll(async () => (await visitor.look(count))?.text).toBe(t("count", { count: 4 }));

    await visitor.back();
    await visitor.expectPath(list);
    await expect.poll(async () => (await visitor.look(count))?.text).toBe(all);
    await visitor.hydrated();
    expect(
      await visitor.look(button(part(filters.show({ count: several })), "[popover]:popover-open")),
    ).toBeNull();
    if (size === phone) await visitor.click(button(filters.title));
    expect((await visitor.see(senior)).checked).toBe(false);

    await visitor.check(senior);
    await visitor.reload();
    if (size === phone) await visitor.click(button(filters.title));
    const isApplied = (await visitor.evaluate(() => location.search)).includes("senior");
    expect((await visitor.see(senior)).checked).toBe(isApplied);
  }
});

test("quantity and subscription go along to another format", async ({ visitor }) => {
  for (const size of [phone, desk]) {
    await visitor.resize(size);
    await visitor.open(chicken.path);
    expect(await visitor.valueOf(field(buy.quantity))).toBe("1");
    await visitor.check(radio(part(buy.subscription)));
    await visitor.fill(field(buy.quantity), "3");
    await visitor.click(link(/^5 kg/, "nav"));
    await expect
      .poll(async () => (await visitor.see({ is: "nav [aria-current=page]", name: "5 kg" })).isWhole)
      .toBe(true);
    await expect.poll(() => visitor.valueOf(field(buy.quantity))).toBe("3");
    expect(await visitor.isChecked(radio(part(buy.subscription)))).toBe(true);
  }
});

const [first, second] = ["11000101", "12000101"];

test("a reload of a changed cart shows what the server has", async ({ visitor }) => {
  await visitor.open(`/panier/?variantId=${first},${second}&quantity=1`);
  const quantities = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("main li input[name=quantity]")].map(
        ({ value }) => value,
      ),
    );
  await expect.poll(quantities).toEqual(["1", "1"]);
  await visitor.click(button(part(cartTexts.line.more), "main"));
  await visitor.click(button(part(cartTexts.line.more), "main"));
  await expect.poll(quantities).toEqual(["3", "1"]);
  await visitor.click(button(part(cartTexts.line.removeNamed), "main"));
  await expect.poll(quantities).toEqual(["1"]);
  await visitor.see(words(part(cartTexts.line.isRemoved)));
  await visitor.reload();
  expect(await quantities()).toEqual(["1"]);
});

test("an answer about cookies that was not saved is gone after a reload", async ({ visitor }) => {
  const { no, yes } = consentPageTexts;
  // The banner of a second page comes with a form, and Firefox restores by the number of the form.
  await visitor.open("/");
  await visitor.open("/gerer-mes-cookies/");
  await visitor.check(radio(yes));
  await visitor.reload();
  expect(await visitor.isChecked(radio(no))).toBe(true);
});

describe("what was typed and not sent", () => {
  test("a profile of an animal is there after a step back, and after a reload", async ({ visitor }) => {
    const path = "/mon-compte/mes-animaux/ajouter/?espece=chien";
    await visitor.logIn(camille);
    await visitor.open(path);
    const [name, breed] = [field(animalFormTexts.name, "main"), field(animalFormTexts.breed, "main")];
    await visitor.fill(name, "Noisette");
    const isSearched = () => visitor.evaluate(() => document.querySelector("main [role=combobox]") !== null);
    await expect.poll(isSearched, { timeout: 10_000 }).toBe(true);
    await visitor.fill(breed, "beag");
    await visitor.click(words(/^Beagle$/, "[role=listbox]"));
    await leaveAndComeBack(visitor);
    await expect.poll(() => visitor.valueOf(name)).toBe("Noisette");
    await expect.poll(() => visitor.valueOf(breed)).toBe("Beagle");
    await visitor.reload();
    await expect.poll(() => visitor.valueOf(name)).toBe("Noisette");
    await expect.poll(() => visitor.valueOf(breed)).toBe("Beagle");
  });

  test("an animal's weight for the ration is there after a step back, and after a reload; a quantity is not", async ({
    visitor,
  }) => {
    await visitor.open(chicken.path);
    await visitor.click(words(rationTexts.title, "summary"));
    await visitor.fill(field(rationTexts.weight), "12");
    await leaveAndComeBack(visitor);
    await expect.poll(() => valueIn(visitor, "poids")).toBe("12");
    await visitor.fill(field(buy.quantity), "4");
    await visitor.reload();
    expect(await visitor.valueOf(field(buy.quantity))).toBe("1");
    await expect.poll(() => valueIn(visitor, "poids")).toBe("12");
  });
});

const valueIn = (visitor: Visitor, name: string) =>
  visitor.evaluate((one) => document.querySelector<HTMLInputElement>(`main [name="${one}"]`)?.value, name);

async function leaveAndComeBack(visitor: Visitor): Promise<void> {
  await visitor.click(link(/^Museau/, "header"));
  await visitor.expectPath("/");
  await visitor.see(heading(/./));
  await visitor.back();
}
