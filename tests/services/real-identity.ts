import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider, { type JWK } from "oidc-provider";
import { cookieJar } from "./cookie-jar.ts";

export const identityClient = { id: "boutique", secret: "s3cret:with+reserved%characters&more" };

// The provider encodes pooled buffers, and `--js-base-64` of Node 24 encodes the start of their pool instead.
Buffer.poolSize = 0;

/** A certified provider of OpenID Connect, which asks people as its own demonstration does. */
export async function startIdentityProvider(redirectUri: string) {
  const server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  let provider = providerAt(issuer, redirectUri, newKey("k-1"));

  return {
    issuer,
    rotateKeys: () => {
      provider = providerAt(issuer, redirectUri, newKey("k-2"));
    },
    /** Signs with a key that has the published one's name. */
    forgeSignatures: () => {
      const published = provider;
      provider = providerAt(issuer, redirectUri, newKey("k-2"));
      const forged = provider;
      const answer = forged.callback();
      forged.callback = () => (request, response) =>
        request.url === "/jwks" ? published.callback()(request, response) : answer(request, response);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function providerAt(issuer: string, redirectUri: string, key: JWK): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: identityClient.id,
        client_secret: identityClient.secret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["clé des cookies"] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true }),
    }),
  });
}

const newKey = (kid: string): JWK => ({
  ...(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }) as JWK),
  kid,
  use: "sig",
  alg: "RS256",
});

/** Answers the provider's pages, from the shop's redirect to the address that leads back. */
export async function answerProvider(address: string, login: string | "refuse"): Promise<URL> {
  const ask = cookieJar();
  const follow = async (to: string, init?: RequestInit): Promise<Response | URL> => {
    const answer = await ask(to, init);
    const location = answer.headers.get("location");
    if (!location) return answer;
    const next = new URL(location, to);
    return next.origin === new URL(address).origin ? follow(next.href) : next;
  };
  let page = await follow(address);
  for (let pages = 0; page instanceof Response && pages < 3; pages += 1) {
    const html = await page.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (!action || !prompt) throw new Error(`the provider shows ${page.status} ${html.slice(0, 2000)}`);
    if (login === "refuse") page = await follow(`${action}/abort`);
    else
      page = await follow(action, {
        method: "POST",
        body: new URLSearchParams({ prompt, login, password: "x" }),
      });
  }
  if (page instanceof Response) throw new Error("the provider leads nowhere");
  return page;
}
