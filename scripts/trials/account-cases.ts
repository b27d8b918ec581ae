import { animalsHref, newAnimalHref } from "../../shared/animal/animal-href.ts";
import { photoHref } from "../../shared/animal/photo/photo-href.ts";
import { href } from "../../shared/routes.ts";
import {
  type Case,
  customer,
  forCustomer,
  forNewcomer,
  newcomersPassword,
  register,
  senderAt,
} from "./case.ts";
import type { Browser } from "./shop.ts";

const book = href("mon-compte-mes-adresses");
const animals = animalsHref();
const newAnimal = newAnimalHref("cat");
const personalData = href("mon-compte-mes-informations-personnelles");
const sponsorships = href("mon-compte-mes-parrainages");
const person = { gender: "f", firstName: "Camille", birthday: "1988-04-12" };
let names = 0;

const email = "marguerite.delarochefoucauld@example.lu";
const order = "demo-remboursee";

export const accountCases: Case[] = [
  forCustomer("Account", (browser) => browser.ask("/mon-compte/")),
  forCustomer("Orders", (browser) => browser.ask(href("mon-compte-mes-commandes")), { email }),
  forCustomer("One order", (browser) => browser.ask(href("mon-compte-mes-commandes-order", { order })), {
    email,
  }),
  forCustomer("Invoice", (browser) => browser.ask(`/api/orders/${order}/invoice`), { email }),
  forCustomer("Order bought again", (browser) => browser.post(`/api/orders/${order}/buy-again`, {}), {
    email,
    doneBy: "ecommerce",
    told: /^303 Les mêmes articles, aux prix du jour/,
  }),
  forCustomer("Photo of an animal", (browser) => browser.ask(photoHref(1))),
  forCustomer("Photo sent", sendPhoto, {
    doneBy: "image-host",
    told: /^303 La photo d’Oslo est enregistrée/,
  }),
  forCustomer("Address book", (browser) => browser.ask(book)),
  forCustomer(
    "Address added",
    (browser) => browser.post(`${book}?adresse=nouvelle`, { faire: "enregistrer", ...address }),
    { doneBy: "ecommerce" },
  ),
  {
    name: "Address deleted",
    doneBy: "ecommerce",
    async prepare(shop) {
      const browser = await customer(shop);
      await browser.post(`${book}?adresse=nouvelle`, { faire: "enregistrer", ...address, alias: "Ailleurs" });
      browser.cookies.delete("notice");
      const ids = [...(await browser.ask(book)).text.matchAll(/\?adresse=(\d+)/g)].map(([, id]) =>
        Number(id),
      );
      return () => browser.post(`${book}?adresse=${Math.max(...ids)}`, { faire: "supprimer" });
    },
  },
  forCustomer("Personal data", (browser) => browser.ask(personalData)),
  forCustomer(
    "Name changed",
    // Different each time, because unchanged values are not sent.
    (browser) => browser.post(personalData, { faire: "identite", ...person, lastName: `Durand ${++names}` }),
    { doneBy: "ecommerce", told: /^303 Vos informations sont enregistrées/ },
  ),
  forNewcomer(
    "E-mail changed",
    ({ browser }) =>
      browser.post(personalData, {
        faire: "e-mail",
        email: senderAt("autre@exemple.fr"),
        currentPassword: newcomersPassword,
      }),
    { doneBy: "ecommerce", told: /^303 Votre adresse a été changée/ },
  ),
  {
    name: "E-mail confirmed",
    doneBy: "ecommerce",
    async prepare(shop) {
      const { browser, email: to } = await register(shop);
      const [mail] = JSON.parse((await browser.ask(`/_sandbox/mailbox?to=${encodeURIComponent(to)}`)).text);
      const [link = ""] = /\/mon-compte\/bienvenue\/\?jeton=[\w~.-]+/.exec(mail.html) ?? [];
      return () => shop.browser().post(link, {});
    },
  },
  forNewcomer(
    "Password changed",
    ({ browser }) =>
      browser.post(personalData, {
        faire: "mot-de-passe",
        currentPassword: newcomersPassword,
        newPassword: "quatre gamelles pleines",
      }),
    { doneBy: "ecommerce", told: /^303 Votre mot de passe a été changé/ },
  ),
  forCustomer("File of the data", (browser) => browser.post(personalData, { faire: "mes-donnees" }), {
    doneBy: "ecommerce",
    told: /^200 $/,
  }),
  forNewcomer("Deletion asked for", ({ browser }) => browser.post(personalData, { faire: "suppression" }), {
    doneBy: "ecommerce",
    told: /^303 to \/mon-compte\/mes-informations-personnelles\/$/,
  }),
  forCustomer("Animals", (browser) => browser.ask(animals)),
  forCustomer("Form of a new animal", (browser) => browser.ask(newAnimal)),
  forCustomer("Form of an animal", (browser) => browser.ask(`${animals}2/modifier/`)),
  forNewcomer(
    "Animal added",
    ({ browser }) => browser.post(newAnimal, { ...animal, name: `Trouvé ${++names}` }),
    { doneBy: "ecommerce", told: /^303 Trouvé \d+ fait maintenant partie de vos animaux/ },
  ),
  {
    name: "Animal changed",
    doneBy: "ecommerce",
    told: /^303 Le profil de Mirabelle a bien été enregistré/,
    async prepare(shop) {
      const browser = await customer(shop);
      const { text } = await browser.ask(`${animals}2/modifier/`);
      const [, version = ""] = /name="version" value="(\w+)"/.exec(text) ?? [];
      const weight = `4,${++names % 10}`;
      return () => browser.post(`${animals}2/modifier/`, { ...animal, name: "Mirabelle", weight, version });
    },
  },
  {
    name: "Animal deleted",
    doneBy: "ecommerce",
    async prepare(shop) {
      const { browser } = await register(shop);
      await browser.post(newAnimal, { ...animal, name: "Parti" });
      browser.cookies.delete("notice");
      const [, id = ""] = /mes-animaux\/(\d+)\//.exec((await browser.ask(animals)).text) ?? [];
      return () => browser.post(`${animals}${id}/modifier/?supprimer=1`, { reason: "died" });
    },
  },
  forCustomer("Sponsorships", (browser) => browser.ask(sponsorships)),
  forCustomer(
    "Friend invited",
    (browser) => browser.post(sponsorships, { emails: senderAt("amie@exemple.fr"), message: "" }),
    { doneBy: "ecommerce", told: /^303 Votre invitation est partie/ },
  ),
];

const address = {
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  street: "5 place de l’Église",
  postcode: "69130",
  city: "Écully",
  phoneNumber: "06 98 76 54 32",
  phoneNumber_country: "FR",
};

const animal = {
  gender: "female",
  breed: "european",
  birthday: "2021-05-04",
  weight: "4,2",
  sterilized: "yes",
  condition: "3",
  activity: "low",
  feature: "none",
  feeds: "kibble",
  kibbleBrand: "museau",
};

async function sendPhoto(browser: Browser) {
  const form = new FormData();
  form.set("faire", "envoyer");
  form.set("photo", new File([smallJpeg()], "oslo.jpg"));
  const encoded = new Response(form);
  return browser.ask(photoHref(1), {
    method: "POST",
    headers: { "Content-Type": encoded.headers.get("Content-Type") ?? "" },
    body: await encoded.arrayBuffer(),
  });
}

/** Only its beginning is read: no decoder runs in the worker. */
function smallJpeg(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xda]);
  return bytes;
}
