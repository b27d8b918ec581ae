import { href } from "../../../shared/routes.ts";
import { atSignIn, lastMailTo } from "../customer.ts";
import { visitor } from "../visitor.ts";
import { newcomer, nobody, ofNewcomer, password, person } from "./customers.ts";
import type { Write } from "./write.ts";

const book = href("mon-compte-mes-adresses");
const personalData = href("mon-compte-mes-informations-personnelles");

const address = {
  faire: "enregistrer",
  firstName: "Nina",
  lastName: "Petit",
  countryCode: "FR",
  street: "5 place de l’Église",
  postcode: "69130",
  city: "Écully",
  phoneNumber: "06 98 76 54 32",
  phoneNumber_country: "FR",
};

const withAddress = (method: Write["method"], path: string, fields: Record<string, string>): Write => ({
  path,
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    for (const street of ["5 place de l’Église", "7 rue des Lilas"])
      await browser.post(`${book}?adresse=nouvelle`, { ...address, street });
    browser.cookies.delete("__Host-notice");
    const { html } = await browser.visit(book);
    const ids = [...html.matchAll(/\?adresse=(\d+)/g)].map(([, id]) => Number(id));
    return { browser, send: () => browser.post(`${book}?adresse=${Math.max(...ids)}`, fields) };
  },
});

export const accountWrites: Record<string, Write> = {
  "address added": ofNewcomer("POST", "/shop/addresses", (browser) =>
    browser.post(`${book}?adresse=nouvelle`, address),
  ),
  "address changed": withAddress("PUT", "/shop/addresses", { ...address, city: "Lyon" }),
  "address removed": withAddress("DELETE", "/shop/addresses", { faire: "supprimer" }),
  "favourite address": withAddress("PUT", "/shop/customers", { faire: "favorite" }),
  registration: {
    path: "/shop/customers",
    method: "POST",
    prepare: async () => {
      const { browser, take } = atSignIn();
      return { browser, send: () => take("registration", { ...person, email: nobody() }) };
    },
  },
  "mail for a new password": {
    path: "/shop/reset-password-requests",
    method: "POST",
    once: true,
    prepare: async () => {
      const { email } = await newcomer();
      const { browser, take } = atSignIn();
      return { browser, send: () => take("forgotten", { email }) };
    },
  },
  "new password": {
    path: "/shop/reset-password-requests",
    method: "PATCH",
    prepare: async () => {
      const { email } = await newcomer();
      await atSignIn().take("forgotten", { email });
      const [link = ""] = /\/mot-de-passe-oublie\/[\w~.-]+\//.exec(await lastMailTo(email)) ?? [];
      const browser = visitor();
      const newPassword = "quatre gamelles pleines";
      const fields = { newPassword, confirmNewPassword: newPassword };
      return { browser, send: () => browser.post(link, fields) };
    },
  },
  "mail that confirms the address": {
    ...ofNewcomer("POST", "/shop/account-verification-requests", (browser) =>
      browser.post("/api/session/confirm-email"),
    ),
    once: true,
  },
  "e-mail confirmed": {
    path: "/shop/account-verification-requests",
    method: "PATCH",
    prepare: async () => {
      const { email } = await newcomer();
      const [link = ""] = /\/mon-compte\/bienvenue\/\?jeton=[\w~.-]+/.exec(await lastMailTo(email)) ?? [];
      const browser = visitor();
      return { browser, send: () => browser.post(link) };
    },
  },
  "name changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, { faire: "identite", gender: "f", firstName: "Nina", lastName: "Martin" }),
  ),
  "e-mail changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, { faire: "e-mail", email: nobody(), currentPassword: password }),
  ),
  "deletion of the account": {
    ...ofNewcomer("POST", "/shop/customers", (browser) =>
      browser.post(`${personalData}?supprimer=1`, { faire: "suppression" }),
    ),
    once: true,
  },
  "password changed": ofNewcomer("PUT", "/shop/customers", (browser) =>
    browser.post(personalData, {
      faire: "mot-de-passe",
      currentPassword: password,
      newPassword: "quatre gamelles pleines",
    }),
  ),
};
