import * as z from "zod/mini";
import { safeReturnTo } from "../../../shared/links.ts";
import { href } from "../../../shared/routes.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { originOf } from "../../page/origin.ts";
import { parseJson } from "../../parse-json.ts";
import { identityService } from "../../services/identity-service.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../../session/cookies.ts";
import { isSigned, sign } from "../../signature.ts";

const redirectUriOf = (req: AppRequest): string => `${originOf(req)}/api/session/identity`;

/** Seconds that the visitor has to come back from the provider. */
const attemptMaxAge = 600;

const attemptSchema = z.object({
  /** Binds the answer to this browser, against login CSRF. */
  state: z.string().check(z.minLength(1)),
  nonce: z.string().check(z.minLength(1)),
  verifier: z.string().check(z.minLength(1)),
  until: z.number(),
  wanted: z.string(),
  botCheckToken: z.string(),
});
type Attempt = z.infer<typeof attemptSchema>;

/** @throws Error if the provider does not answer or the attempt does not fit into a cookie */
export async function startIdentity(
  c: AppContext,
  asked: Pick<Attempt, "wanted" | "botCheckToken">,
): Promise<string> {
  const { identity, newAttempt } = await identityService(c.env, c.var.configuration, originOf(c.req));
  const attempt = { ...newAttempt(), until: clock.now() + attemptMaxAge * 1000, ...asked };
  const page = await identity.pageFor(attempt, redirectUriOf(c.req));
  const value =
    (await signedValue(c.var, attempt)) ??
    (await signedValue(c.var, { ...attempt, wanted: href("mon-compte") }));
  if (value === undefined) throw new Error("the token of the bot check is too long for a cookie");
  writeCookie(c, "identity", value, attemptMaxAge);
  return page.origin === originOf(c.req) ? page.pathname + page.search : page.href;
}

export interface Returned {
  wanted: string;
  botCheckToken: string;
  identityToken: () => Promise<string>;
}

/** Single use. Undefined if this browser did not begin the attempt or the attempt has expired. */
export async function takeIdentityAttempt(c: AppContext): Promise<Returned | undefined> {
  const attempt = await readAttempt(c);
  const query = new URL(c.req.url).searchParams;
  if (!attempt || attempt.state !== query.get("state") || attempt.until < clock.now()) return undefined;
  clearCookie(c, "identity");
  return {
    wanted: safeReturnTo(attempt.wanted, href("mon-compte")),
    botCheckToken: attempt.botCheckToken,
    async identityToken() {
      const { identity } = await identityService(c.env, c.var.configuration, originOf(c.req));
      return identity.redeem(query, attempt, redirectUriOf(c.req));
    },
  };
}

async function signedValue(
  { configuration }: Services<"configuration">,
  attempt: Attempt,
): Promise<string | undefined> {
  const text = JSON.stringify(attempt);
  const value = `${await sign(configuration.botCheck.secret, signedText(text))}.${text}`;
  return encodeURIComponent(value).length <= longestValue ? value : undefined;
}

async function readAttempt(c: AppContext): Promise<Attempt | undefined> {
  const value = readCookie(c, "identity") ?? "";
  const [signature = ""] = value.split(".", 1);
  const text = value.slice(signature.length + 1);
  if (!(await isSigned(c.var.configuration.botCheck.secret, signedText(text), signature))) return undefined;
  return parseJson(text, attemptSchema);
}

const signedText = (attempt: string) => `attempt of an identity: ${attempt}`;
