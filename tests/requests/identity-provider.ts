import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { atSignIn } from "./customer.ts";
import { shop, type Visitor } from "./visitor.ts";

export const provider = "/_sandbox/identite";

export async function goToProvider(path = "/connexion/?retour=%2Fpanier%2F", botCheckToken?: string) {
  const { browser, call, headers } = atSignIn(path);
  const fields: Record<string, string> = botCheckToken === undefined ? {} : { botCheckToken };
  const { redirect } = await (await call("identity", fields)).json<{ redirect: string }>();
  expect(redirect).toMatch(/^\/_sandbox\/identite\/authorize\?client_id=museau-demo&/);
  const request = new URLSearchParams(redirect.slice(redirect.indexOf("?")));
  const answer = (email: string, decision = "allow") => answerProvider(browser, request, email, decision);
  const follow = (back: string) => browser.get(back, { headers });
  const come = async (email: string, decision?: string) => follow(await answer(email, decision));
  return { browser, request, answer, follow, come };
}

async function answerProvider(browser: Visitor, request: URLSearchParams, email: string, decision: string) {
  const fields = { ...Object.fromEntries(request), email, decision };
  const answer = await browser.post(`${provider}/authorize`, fields);
  expect(answer.status).toBe(303);
  return (answer.headers.get("location") ?? "").replace(shop, "");
}

export interface Forgery {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  unpublished?: boolean;
}

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

export async function forgeIdToken(nonce: string, { header, claims, unpublished = false }: Forgery = {}) {
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const kid = crypto.randomUUID();
  const now = Math.floor(clock.now() / 1000);
  const idToken = await signed(
    keys.privateKey,
    { alg: "RS256", typ: "JWT", kid, ...header },
    {
      iss: shop + provider,
      sub: "patte-1",
      aud: "museau-demo",
      iat: now,
      exp: now + 300,
      nonce,
      email: "camille.durand@example.fr",
      ...claims,
    },
  );
  const jwk = { ...Object(await crypto.subtle.exportKey("jwk", keys.publicKey)), kid };
  const asked = { jwks: 0 };
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === `${provider}/token`) {
      return Response.json({ access_token: "a", token_type: "Bearer", id_token: idToken });
    }
    if (pathname === `${provider}/jwks`) {
      asked.jwks += 1;
      return Response.json({ keys: unpublished ? [] : [jwk] });
    }
    // The API accepts the shop's word here, because the shop's verification is under test.
    if (pathname.endsWith("/shop/authentication-token")) return trusted(fetch);
    return fetch.call(env.SANDBOX, request);
  });
  return asked;
}

function trusted(fetch: Fetcher["fetch"]): Promise<Response> {
  return fetch.call(env.SANDBOX, "http://sandbox/_sandbox/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "camille.durand@example.fr" }),
  });
}

async function signed(key: CryptoKey, header: object, claims: object): Promise<string> {
  const encode = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  const part = (value: object) => encode(new TextEncoder().encode(JSON.stringify(value)));
  const text = `${part(header)}.${part(claims)}`;
  const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(text));
  return `${text}.${encode(new Uint8Array(signature))}`;
}
