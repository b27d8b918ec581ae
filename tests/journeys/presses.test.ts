import type { Locator, Page } from "playwright/test";
import { buyAgainTexts } from "../../client/features/order/buy-again.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { dashboardTexts } from "../../shared/account/dashboard/dashboard.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { againTexts } from "../../shared/order/again.texts.ts";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { shipNowTexts } from "../../shared/subscription/ship-now/ship-now.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { addButton, orderButton } from "./cart-controls.ts";
import { type Customer, expect, test } from "./journey.ts";
import { expectGateway, field, goOn, placeOrder } from "./order-shopper.ts";
import { camille, chicken, heading, holdBack, openShop, phone } from "./shopper.ts";

/** Counts what a shopper does; a key that submits counts as a press too. */
class Hand {
  presses = 0;
  fields = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

interface Path {
  name: string;
  presses: number;
  fields: number;
  start?: string;
  customer?: Customer;
  isPhone?: boolean;
  country?: string;
  walk: (page: Page, hand: Hand) => Promise<void>;
}

const animal = animalFormTexts;
const { stepTitles } = checkoutTexts;
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).first();

async function order(page: Page, hand: Hand): Promise<void> {
  await hand.press(addButton(page));
  await hand.press(orderButton(page));
}

async function signIn(page: Page, hand: Hand): Promise<void> {
  await hand.type(field(page, signInTexts.fields.email), camille.email);
  await hand.press(page.getByRole("button", { name: signInTexts.email.submit, exact: true }));
  await hand.type(page.getByLabel(signInTexts.fields.password, { exact: true }), "motdepasse-demo");
  await hand.press(page.getByRole("button", { name: signInTexts.password.submit }));
}

async function register(page: Page, hand: Hand): Promise<void> {
  const { fields, registration, accept } = signInTexts;
  const { firstName, lastName } = addressTexts.forms.address;
  await hand.type(field(page, fields.email), "zoe.roux@exemple.fr");
  await hand.press(page.getByRole("button", { name: signInTexts.email.submit, exact: true }));
  await hand.type(field(page, firstName.label), "Zoé");
  await hand.type(field(page, lastName.label), "Roux");
  await hand.type(page.getByLabel(fields.newPassword, { exact: true }), "trois gamelles vides");
  await hand.press(page.getByRole("checkbox", { name: part(accept.label.replaceAll("[]", "{{document}}")) }));
  await hand.press(page.getByRole("button", { name: registration.submit }));
}

async function address(page: Page, hand: Hand, town = { postcode: "69002", city: "Lyon" }): Promise<void> {
  const { street, postcode, city, phoneNumber } = addressTexts.forms.address;
  await expect(heading(page, stepTitles.facturation)).toBeVisible();
  await hand.type(field(page, street.label), "12 rue des Lilas");
  await hand.type(field(page, postcode.label), town.postcode);
  await hand.type(field(page, city.label), town.city);
  await hand.type(field(page, phoneNumber.label), town.city === "Lyon" ? "06 12 34 56 78" : "0470 12 34 56");
  await hand.press(goOn(page));
}

async function pay(page: Page, hand: Hand): Promise<void> {
  await expect(heading(page, stepTitles.recapitulatif)).toBeVisible();
  await hand.press(placeOrder(page));
  await expectGateway(page);
  await hand.type(page.getByLabel("Numéro de carte"), "4970 1000 0000 0000");
  await hand.type(page.getByLabel("Expire fin"), "12/30");
  await hand.type(page.getByLabel("Cryptogramme"), "123");
  await hand.press(page.getByRole("button", { name: /^Payer/ }));
  await expect(heading(page, /^Merci /)).toBeVisible();
}

const subscription = async (page: Page, hand: Hand) => hand.press(link(page, dashboardTexts.delivery.manage));

const done = (page: Page) => expect(main(page).getByRole("status").first()).toBeVisible();

const paths: Path[] = [
  {
    name: "a new customer on a telephone, from the home page through the guide to the paid order",
    presses: 17,
    fields: 15,
    isPhone: true,
    start: "/",
    walk: async (page, hand) => {
      await hand.press(main(page).getByRole("link", { name: guideTexts.entrance.kinds.dog }));
      await hand.type(page.getByRole("textbox", { name: animal.name }), "Rex");
      await hand.press(press(page, animal.genders.male));
      await hand.type(page.getByRole("combobox", { name: animal.breed }), "teckel");
      await hand.press(page.getByRole("option", { name: "Teckel standard" }));
      await hand.type(page.getByLabel(formTexts.forms.birthday.years), "4");
      await hand.type(
        page.getByLabel(part(guideTexts.fields.weight({ name: "Rex", kind: "dog", gender: "male" }))),
        "8,4",
      );
      await hand.press(press(page, animal.yes));
      await hand.press(press(page, /^Idéal/));
      await hand.press(press(page, /^Modérée/));
      await hand.press(press(page, "Rien à signaler"));
      await hand.press(press(page, "Je ne sais pas"));
      await hand.press(press(page, productScreenTexts.buy.submit));
      await hand.press(orderButton(page));
      await register(page, hand);
      await address(page, hand);
      await hand.press(goOn(page));
      await pay(page, hand);
    },
  },
  {
    name: "a new customer, from a product to the paid order",
    presses: 9,
    fields: 11,
    walk: async (page, hand) => {
      await order(page, hand);
      await register(page, hand);
      await address(page, hand);
      await hand.press(goOn(page));
      await pay(page, hand);
    },
  },
  {
    name: "a known customer who has to sign in, from a product to a paid subscription",
    presses: 7,
    fields: 5,
    walk: async (page, hand) => {
      await hand.press(page.getByRole("radio", { name: productScreenTexts.buy.subscription }));
      await order(page, hand);
      await signIn(page, hand);
      await pay(page, hand);
    },
  },
  {
    name: "a customer, from the account to the last order paid again",
    presses: 3,
    fields: 3,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await hand.press(press(page, part(buyAgainTexts.submit)).first());
      await pay(page, hand);
    },
  },
  {
    name: "a returning customer, from the home page to the last order paid again",
    presses: 3,
    fields: 3,
    customer: camille,
    start: "/",
    walk: async (page, hand) => {
      await hand.press(page.locator("[data-again]").getByRole("button", { name: againTexts.submit }));
      await pay(page, hand);
    },
  },
  {
    name: "a new customer from Belgium, from a product to a paid order at a pickup point",
    presses: 12,
    fields: 11,
    country: "BE",
    walk: async (page, hand) => {
      const wall = page.getByRole("dialog", { name: countryTexts.wall.title });
      await hand.press(wall.getByRole("button", { name: new RegExp(`^${countryTexts.countries.BE}`) }));
      await expect(wall).toBeHidden();
      await order(page, hand);
      await register(page, hand);
      await address(page, hand, { postcode: "1000", city: "Bruxelles" });
      await hand.press(page.getByRole("radio", { name: /^Mondial Relay/ }));
      const points = page.getByRole("group", { name: pickupTexts.legend.relay });
      await hand.press(points.getByRole("radio", { disabled: false }).first());
      await hand.press(goOn(page));
      await pay(page, hand);
    },
  },
  {
    name: "a parcel skipped",
    presses: 2,
    fields: 0,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await hand.press(link(page, dashboardTexts.delivery.skip));
      await hand.press(press(page, dateTexts.skip.confirm));
      await done(page);
    },
  },
  {
    name: "a parcel on another day",
    presses: 3,
    fields: 0,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await hand.press(link(page, dashboardTexts.delivery.date));
      await hand.press(main(page).getByRole("radio", { disabled: false, checked: false }).nth(3));
      await hand.press(press(page, dateTexts.date.confirm));
      await done(page);
    },
  },
  {
    name: "a parcel sent now",
    presses: 3,
    fields: 0,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await subscription(page, hand);
      await hand.press(link(page, shipmentTexts.envoyer));
      await hand.press(press(page, shipNowTexts.confirm));
      await done(page);
    },
  },
  {
    name: "a product swapped",
    presses: 4,
    fields: 0,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await subscription(page, hand);
      await hand.press(
        main(page)
          .getByRole("link", { name: whole(subscriptionTexts.goods.echanger.of) })
          .first(),
      );
      await hand.press(main(page).getByRole("radio", { disabled: false, checked: false }).first());
      await hand.press(press(page, swapTexts.submit));
      await done(page);
    },
  },
  {
    name: "a pause",
    presses: 4,
    fields: 0,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      await subscription(page, hand);
      await hand.press(link(page, shipmentTexts.pause));
      await hand.press(main(page).getByRole("radio", { checked: false }).first());
      await hand.press(press(page, pauseTexts.pause.confirm));
      await done(page);
    },
  },
  {
    name: "a subscription ended, with its reason",
    presses: 5,
    fields: 1,
    customer: camille,
    start: "/mon-compte/",
    walk: async (page, hand) => {
      const { form, reasons } = cancellationTexts;
      await subscription(page, hand);
      await hand.press(link(page, shipmentTexts.tabs["mon-abonnement"]));
      await hand.press(link(page, subscriptionTexts.terms.end.resiliation));
      await hand.press(page.getByRole("radio", { name: reasons.surplus }));
      await hand.type(page.getByLabel(form.message.label), "Trois sacs d’avance.");
      await hand.press(press(page, form.submit));
      await done(page);
    },
  },
];

for (const { name, presses, fields, start, customer, isPhone, country, walk } of paths)
  test.describe(() => {
    test.use({
      ...(customer && { customer }),
      ...(isPhone && { viewport: phone }),
      ...(country && { extraHTTPHeaders: { "CF-IPCountry": country } }),
    });

    test(`${name}: ${presses} presses, ${fields} fields`, async ({ page }) => {
      const hand = new Hand();
      await openShop(page, start ?? chicken.path);
      await walk(page, hand);
      expect([hand.presses, hand.fields]).toEqual([presses, fields]);
    });
  });

test.describe("the last order on the home page", () => {
  test.use({ customer: camille });

  for (const viewport of [phone, { width: 1280, height: 900 }])
    test(`fills a place that is kept for it, so that nothing moves: ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const letGo = await holdBack(page, "**/api/orders/again");
      await openShop(page);
      const card = page.locator("[data-again]");
      await expect(card.getByRole("link", { name: againTexts.orders })).toBeVisible();
      const before = await card.boundingBox();
      letGo();
      await expect(card.getByRole("button", { name: againTexts.submit })).toBeVisible();
      expect((await card.boundingBox())?.height).toBe(before?.height);
      await expectAccessible(page);
    });
});
