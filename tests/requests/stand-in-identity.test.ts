import { describe, expect, test } from "vitest";
import { people } from "./customer.ts";
import { goToProvider, provider } from "./identity-provider.ts";
import { shop, visitor } from "./visitor.ts";

const redirect_uri = `${shop}/api/session/identity`;
const verifier = "a".repeat(43);
const challenge = "ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA";

const request = {
  client_id: "museau-demo",
  redirect_uri,
  response_type: "code",
  scope: "openid email",
  state: "s",
  nonce: "n",
  code_challenge: challenge,
  code_challenge_method: "S256",
};

async function codeFor(change: Record<string, string> = {}) {
  const answer = await visitor().post(`${provider}/authorize`, {
    ...request,
    ...change,
    email: people.paul.email,
    decision: "allow",
  });
  return new URL(answer.headers.get("location") ?? "").searchParams;
}

const basic = (id: string, secret: string) => ({ Authorization: `Basic ${btoa(`${id}:${secret}`)}` });

async function redeem(
  code: string,
  change: Record<string, string> = {},
  headers: Record<string, string> = basic("museau-demo", "demo-identity-secret"),
) {
  const fields = { grant_type: "authorization_code", code, redirect_uri, code_verifier: verifier, ...change };
  const answer = await visitor().post(`${provider}/token`, fields, { headers });
  return { status: answer.status, body: await answer.json<{ error?: string; id_token?: string }>() };
}

test("its page is found by its issuer, and asks by a form that may be refused", async () => {
  const { browser, request: asked } = await goToProvider();
  const about = await (await browser.get(`${provider}/.well-known/openid-configuration`)).json();
  expect(about).toMatchObject({ issuer: shop + provider, jwks_uri: `${shop}${provider}/jwks` });
  const html = await (await browser.get(`${provider}/authorize?${asked}`)).text();
  for (const words of ["Continuer vers Museau", "Refuser"]) expect(html).toContain(words);
});

describe("nobody is sent back", () => {
  test.each([
    { client_id: "autre" },
    { redirect_uri: "https://evil.example/" },
    { redirect_uri: `${redirect_uri}/` },
    { redirect_uri: `${redirect_uri}?x=1` },
  ])("for %o", async (change) => {
    const answer = await visitor().get(
      `${provider}/authorize?${new URLSearchParams({ ...request, ...change })}`,
    );
    expect(answer.status).toBe(400);
  });
});

test.each([
  [{ response_type: "token" }, "unsupported_response_type"],
  [{ scope: "email" }, "invalid_scope"],
  [{ code_challenge: "" }, "invalid_request"],
  [{ code_challenge_method: "plain" }, "invalid_request"],
])("the client is told what is wrong with %o", async (change, error) => {
  const back = await codeFor(change);
  expect(Object.fromEntries(back)).toMatchObject({ error, state: "s", iss: shop + provider });
  expect(back.has("code")).toBe(false);
});

test("a code works once", async () => {
  const code = (await codeFor()).get("code") ?? "";
  expect((await redeem(code)).body.id_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
});

test.each([
  [{ code_verifier: "b".repeat(43) }, "invalid_grant"],
  [{ redirect_uri: `${shop}/` }, "invalid_grant"],
  [{ grant_type: "password" }, "unsupported_grant_type"],
])("a code is not given for %o", async (change, error) => {
  const code = (await codeFor()).get("code") ?? "";
  expect(await redeem(code, change)).toMatchObject({ status: 400, body: { error } });
});

test("a client has to say who it is, by header or body", async () => {
  const code = (await codeFor()).get("code") ?? "";
  for (const headers of [{}, basic("museau-demo", "faux"), basic("autre", "demo-identity-secret")]) {
    expect(await redeem(code, {}, headers)).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  }
  const inBody = { client_id: "museau-demo", client_secret: "demo-identity-secret" };
  expect((await redeem(code, inBody, {})).status).toBe(200);
});
