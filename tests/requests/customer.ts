import { env } from "cloudflare:workers";
import { senderFields } from "../../shared/forms/bot-check.ts";
import * as clock from "../../shared/time/clock.ts";
import { digestOf } from "../../worker/digest.ts";
import { stampOf } from "../../worker/forms/form-stamp.ts";
import { tokenFor } from "./contact-form.ts";
import { askStandIns, breakService, shop, type Visitor, visitor } from "./visitor.ts";

export const people = {
  camille: { email: "camille.durand@example.fr", firstName: "Camille", lastName: "Durand", subscriber: true },
  paul: { email: "paul.martin@example.be", firstName: "Paul", lastName: "Martin", subscriber: false },
  nora: { email: "nora.lefevre@example.fr", firstName: "Nora", lastName: "Lefèvre", subscriber: false },
  hugo: { email: "hugo.bernard@example.fr", firstName: "Hugo", lastName: "Bernard", subscriber: false },
  marguerite: {
    email: "marguerite.delarochefoucauld@example.lu",
    firstName: "Marguerite-Éléonore",
    lastName: "de La Rochefoucauld-Montbel",
    subscriber: false,
  },
  gerard: { email: "gerard.lemoine@example.fr", firstName: "Gérard", lastName: "Lemoine", subscriber: false },
} as const;

export interface Tokens {
  token: string;
  refresh_token: string;
  customer: string;
}

/** `expiresIn` is in seconds; a negative one gives an expired access token. */
export function logIn(email: string, expiresIn = 3600): Promise<Tokens> {
  return askStandIns<Tokens>("/_sandbox/login", { email, expiresIn });
}

/** Refreshes are answered: a session that begins in the second of an earlier change is refreshed. */
export async function failLogins(status: number): Promise<void> {
  const logins = "/shop/authentication-token";
  await breakService({ service: "ecommerce", mode: "status", status, path: logins });
  await breakService({ service: "ecommerce", mode: "slow", path: `${logins}/refresh` });
}

export const cookieNames = ({ cookies }: Visitor): string[] =>
  [...cookies.keys()].filter((name) => name !== "__Host-noScript");

export function browserWith(tokens: Partial<Tokens>, more: Record<string, string> = {}): Visitor {
  const cookies = {
    jwtTokenRaw: tokens.token,
    refreshToken: tokens.refresh_token,
    customerUri: tokens.customer,
    // `noScript: "0"` marks a browser that has run scripts.
    ...(tokens.refresh_token && { noScript: "0" }),
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

export function logInAgain(browser: Visitor, tokens: Tokens): void {
  for (const [name, value] of browserWith(tokens).cookies) browser.cookies.set(name, value);
  browser.cookies.delete("__Host-endedToken");
}

export const demoPassword = "motdepasse-demo";

let networks = 0;

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
      { step, ...(await tokenFor("signin")), [senderFields.stamp]: await pageStamp(), ...fields },
      { headers: { ...headers, ...more } },
    );
  }
  return {
    browser,
    headers,
    take,
    call: (step: string, fields: Record<string, string> = {}) =>
      take(step, fields, { Accept: "application/json" }),
  };
}

export const pageStamp = (): Promise<string> => stampOf(env.BOT_CHECK_SECRET ?? "", clock.now() - 5000);

export function noticeOf(browser: Visitor): string {
  const notice = browser.cookies.get("__Host-notice");
  return notice ? (JSON.parse(decodeURIComponent(notice)) as { text: string }).text : "";
}

export async function lastMailTo(email: string): Promise<string> {
  const mails = await (await visitor().get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`)).json<
    { html: string }[]
  >();
  return mails[0]?.html ?? "";
}

/** The Durable Object that all refreshes of one token share. */
export async function sessionRefreshOf({ refresh_token }: Pick<Tokens, "refresh_token">) {
  return env.SESSION_REFRESH.get(env.SESSION_REFRESH.idFromName(await digestOf(refresh_token)));
}
