import type { Service } from "../../sandbox/faults/fault-rules.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import type { Answer, Browser, Shop } from "./shop.ts";

export interface Case {
  name: string;
  /** A write that is done by this service: where it fails, no success may be told. */
  doneBy?: Service;
  /** Status and words of its success; without it, whatever is told while all services answer. */
  told?: RegExp;
  /** Comes first, when nothing is cached. */
  isFirst?: true;
  /** While all services answer. */
  prepare: (shop: Shop) => Promise<Attempt>;
}

export type Attempt = () => Promise<Answer>;

export function screen(name: string, path: string): Case {
  return { name, isFirst: true, prepare: async (shop) => () => shop.browser().ask(path) };
}

/** A form that the bot check stands behind. */
export function write(
  name: string,
  path: string,
  action: string,
  doneBy: Service,
  fields: Record<string, string>,
): Case {
  return {
    name,
    doneBy,
    isFirst: true,
    async prepare(shop) {
      const { token } = await shop.tell("/_sandbox/bot-check/tokens", { siteKey: "demo-site-key", action });
      const email = senderAt(fields.email ?? "");
      return () => shop.browser().post(path, { ...fields, email, [senderFields.token]: token });
    },
  };
}

let senders = 0;

/** Limits count by e-mail; only the stand-in's customers are known. */
export const senderAt = (email: string) => email.replace("@exemple.fr", `-${++senders}@exemple.fr`);

export async function customer(shop: Shop, email = "camille.durand@example.fr"): Promise<Browser> {
  const browser = shop.browser();
  const tokens = await shop.tell("/_sandbox/login", { email, expiresIn: 3600 });
  const cookies = {
    jwtTokenRaw: tokens.token,
    refreshToken: tokens.refresh_token,
    customerUri: tokens.customer,
  };
  for (const [name, value] of Object.entries(cookies)) {
    browser.cookies.set(name, encodeURIComponent(value));
  }
  return browser;
}

interface ForCustomer extends Pick<Case, "doneBy" | "told"> {
  email?: string;
}

export function forCustomer(
  name: string,
  visit: (browser: Browser) => Promise<Answer>,
  { email, ...how }: ForCustomer = {},
): Case {
  return {
    name,
    ...how,
    async prepare(shop) {
      const browser = await customer(shop, email);
      return () => visit(browser);
    },
  };
}

interface Newcomer {
  browser: Browser;
  email: string;
}

export const newcomersPassword = "trois gamelles vides";

/** For what changes an account for good: registered each time, through the shop's own form. */
export function forNewcomer(
  name: string,
  visit: (newcomer: Newcomer) => Promise<Answer>,
  how: Pick<Case, "doneBy" | "told">,
): Case {
  return {
    name,
    ...how,
    async prepare(shop) {
      const newcomer = await register(shop);
      return () => visit(newcomer);
    },
  };
}

export async function register(shop: Shop): Promise<Newcomer> {
  const browser = shop.browser();
  const email = senderAt("nouvelle@exemple.fr");
  const check = { siteKey: "demo-site-key", action: "signin" };
  const { token } = await shop.tell("/_sandbox/bot-check/tokens", check);
  const { status } = await browser.post("/connexion/", {
    ...registration,
    email,
    [senderFields.token]: token,
  });
  if (status !== 303) throw new Error(`the registration was answered ${status}`);
  browser.cookies.delete("notice");
  return { browser, email };
}

export const registration = {
  step: "registration",
  firstName: "Nina",
  lastName: "Petit",
  password: newcomersPassword,
  acceptTerms: "on",
};
