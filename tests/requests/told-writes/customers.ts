import { expect } from "vitest";
import { atSignIn, browserWith, logIn, people } from "../customer.ts";
import type { Visitor } from "../visitor.ts";
import type { Write } from "./write.ts";

let numbers = 0;
export const nobody = () => `personne-${++numbers}@exemple.fr`;

export const password = "trois gamelles vides";
export const person = { firstName: "Nina", lastName: "Petit", password, acceptTerms: "on" };

export async function newcomer() {
  const { browser, take } = atSignIn();
  const email = nobody();
  expect((await take("registration", { ...person, email })).status).toBe(303);
  browser.cookies.delete("__Host-notice");
  return { browser, email };
}

export const ofNewcomer = (
  method: Write["method"],
  path: string,
  send: (browser: Visitor) => Promise<Response>,
): Write => ({
  path,
  method,
  prepare: async () => {
    const { browser } = await newcomer();
    return { browser, send: () => send(browser) };
  },
});

export const camille = async () => browserWith(await logIn(people.camille.email));
