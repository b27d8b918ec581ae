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

const book = href("mon-compte-mes-adresses");
const personalData = href("mon-compte-mes-informations-personnelles");
const sponsorships = href("mon-compte-mes-parrainages");
const person = { gender: "f", firstName: "Camille", birthday: "1988-04-12" };
let names = 0;

/** Has an order in every state. */
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
    told: /^303 Votre commande est de nouveau dans votre panier/,
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
    // Another one each time: what is as it was is not sent.
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
    { doneBy: "ecommerce", told: /^303 Votre adresse (e-mail )?est changée/ },
  ),
  {
    name: "E-mail confirmed",
    doneBy: "ecommerce",
    async prepare(shop) {
      const { browser, email: to } = await register(shop);
      const [mail] = JSON.parse((await browser.ask(`/_sandbox/mailbox?to=${encodeURIComponent(to)}`)).text);
      const [link = ""] = /\/mon-compte\/bienvenue\/\?jeton=[\w~.-]+/.exec(mail.html) ?? [];
      return () => shop.browser().ask(link);
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
    { doneBy: "ecommerce", told: /^303 Votre mot de passe est changé/ },
  ),
  forCustomer("File of the data", (browser) => browser.post(personalData, { faire: "mes-donnees" }), {
    doneBy: "ecommerce",
    // The file itself says nothing.
    told: /^200 $/,
  }),
  forNewcomer("Deletion asked for", ({ browser }) => browser.post(personalData, { faire: "suppression" }), {
    doneBy: "ecommerce",
    told: /^303 to \/mon-compte\/mes-informations-personnelles\/$/,
  }),
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
