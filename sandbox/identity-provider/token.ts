import type { Context } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { challengeOf, spendCode } from "./codes.ts";
import { mintIdToken } from "./id-token.ts";

const text = z.catch(z.string(), "");

const askedSchema = z.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  code_verifier: text,
  client_id: text,
  client_secret: text,
});

export async function giveTokens(c: Context<SandboxEnv>): Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (!/^application\/x-www-form-urlencoded\b/.test(c.req.header("content-type") ?? "")) {
    return c.json({ error: "invalid_request", error_description: "A form is expected." }, 400);
  }
  const asked = askedSchema.parse(await c.req.parseBody());
  const fault = authenticationFault(c, asked);
  if (fault) {
    c.header("WWW-Authenticate", 'Basic realm="Patte Blanche"');
    return c.json({ error: "invalid_client", error_description: fault }, 401);
  }
  if (asked.grant_type !== "authorization_code") return c.json({ error: "unsupported_grant_type" }, 400);
  const grant = await spendCode(c.get("db"), asked.code);
  if (!grant) return invalidGrant(c, "The code is unknown, spent or too old.");
  if (grant.redirectUri !== asked.redirect_uri) return invalidGrant(c, "The redirect_uri is another one.");
  if ((await challengeOf(asked.code_verifier)) !== grant.challenge) {
    return invalidGrant(c, "The code_verifier does not fit.");
  }
  return c.json({
    access_token: crypto.randomUUID(),
    token_type: "Bearer",
    expires_in: 300,
    scope: grant.scope,
    id_token: await mintIdToken(c, grant),
  });
}

const invalidGrant = (c: Context<SandboxEnv>, error_description: string) =>
  c.json({ error: "invalid_grant", error_description }, 400);

function authenticationFault(
  c: Context<SandboxEnv>,
  { client_id, client_secret }: z.infer<typeof askedSchema>,
): string | undefined {
  const basic = /^Basic (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (basic !== undefined && client_secret) return "One way to authenticate at a time.";
  const [id, secret] = basic === undefined ? [client_id, client_secret] : decoded(basic);
  const isKnown = id === c.env.IDENTITY_CLIENT_ID && secret === c.env.IDENTITY_CLIENT_SECRET;
  return isKnown ? undefined : "The client is unknown, or its secret is wrong.";
}

function decoded(basic: string): string[] {
  try {
    return atob(basic)
      .split(":", 2)
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
  } catch {
    return [];
  }
}
