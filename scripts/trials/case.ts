import type { Service } from "../../sandbox/fault-rules.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import type { Answer, Browser, Shop } from "./shop.ts";

export interface Case {
  name: string;
  /** Service that performs this write: if that service fails, the page must not report success. */
  doneBy?: Service;
  /** Pattern of status and text on success; defaults to the outcome while all services answer. */
  told?: RegExp;
  isFirst?: true;
  /** A call that a page makes once it is shown, which may take as long as a write. */
  isLater?: true;
  prepare: (shop: Shop) => Promise<Attempt>;
}

export type Attempt = () => Promise<Answer>;

export function screen(name: string, path: string): Case {
  return { name, isFirst: true, prepare: async (shop) => () => shop.browser().ask(path) };
}

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

/** Rate limits count by e-mail. */
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

interface ForCustomer extends Pick<Case, "doneBy" | "told" | "isLater"> {
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
