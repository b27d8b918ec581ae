import { tokenFor } from "./contact-form.ts";
import { askStandIns, shop, type Visitor, visitor } from "./visitor.ts";

/** People of the demo shop (sandbox/demo-customers.ts). */
export const people = {
  camille: { email: "camille.durand@example.fr", firstName: "Camille", lastName: "Durand", subscriber: true },
  paul: { email: "paul.martin@example.be", firstName: "Paul", lastName: "Martin", subscriber: false },
  nora: { email: "nora.lefevre@example.fr", firstName: "Nora", lastName: "Lefèvre", subscriber: false },
  hugo: { email: "hugo.bernard@example.fr", firstName: "Hugo", lastName: "Bernard", subscriber: false },
  /** With addresses and orders of every kind, and a cart left on another device. */
  marguerite: {
    email: "marguerite.delarochefoucauld@example.lu",
    firstName: "Marguerite-Éléonore",
    lastName: "de La Rochefoucauld-Montbel",
    subscriber: false,
  },
} as const;

export interface Tokens {
  token: string;
  refresh_token: string;
  customer: string;
}

/** Tokens of a login; the access token is good for `expiresIn` seconds, and has expired where that is negative. */
export function logIn(email: string, expiresIn = 3600): Promise<Tokens> {
  return askStandIns<Tokens>("/_sandbox/login", { email, expiresIn });
}

/** A browser that holds these tokens. */
export function browserWith(tokens: Partial<Tokens>, more: Record<string, string> = {}): Visitor {
  const cookies = {
    jwtTokenRaw: tokens.token,
    refreshToken: tokens.refresh_token,
    customerUri: tokens.customer,
    ...more,
  };
  return visitor({
    origin: shop,
    cookies: Object.fromEntries(
      Object.entries(cookies).flatMap(([name, value]) =>
        value === undefined ? [] : [[`__Host-${name}`, encodeURIComponent(value)]],
      ),
    ),
  });
}

/** Logs in again in a browser whose session is over: its cookies become what the login makes of them. */
export function logInAgain(browser: Visitor, tokens: Tokens): void {
  for (const [name, value] of browserWith(tokens).cookies) browser.cookies.set(name, value);
  browser.cookies.delete("__Host-endedToken");
}

/** The password of every demo customer. */
export const demoPassword = "motdepasse-demo";

let networks = 0;

/** Somebody who is not logged in, at a network address of his own, on the login: `take` posts one of its steps. */
export function atSignIn(path = "/connexion/", cookies: Record<string, string> = {}) {
  const browser = browserWith({}, cookies);
  const address = `198.51.100.${++networks}`;
  const headers = { "CF-Connecting-IP": address };
  async function take(
    step: string,
    fields: Record<string, string> = {},
    more: Record<string, string> = {},
    at = path,
  ) {
    return browser.post(
      at,
      { step, ...(await tokenFor("signin")), ...fields },
      { headers: { ...headers, ...more } },
    );
  }
  return {
    browser,
    take,
    /** The same as the hydrated page does it. */
    call: (step: string, fields: Record<string, string> = {}) =>
      take(step, fields, { Accept: "application/json" }),
  };
}

/** What the page that follows says, as its cookie carries it. */
export function noticeOf(browser: Visitor): string {
  const notice = browser.cookies.get("__Host-notice");
  return notice ? (JSON.parse(decodeURIComponent(notice)) as { text: string }).text : "";
}

/** The last mail to somebody, as HTML; empty where there is none. */
export async function lastMailTo(email: string): Promise<string> {
  const mails = await (await visitor().get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`)).json<
    { html: string }[]
  >();
  return mails[0]?.html ?? "";
}
