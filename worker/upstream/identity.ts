import * as oauth from "oauth4webapi";
import * as clock from "../../shared/time/clock.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { startTimer } from "../start-timer.ts";
import { type Fetcher, rejectOnAbort } from "./exchange.ts";

export interface IdentityOptions {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scopes: string;
  fetcher: Fetcher;
}

export interface IdentityAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** Milliseconds for all calls of one request. */
const deadline = 4000;

const describedFor = 10 * 60_000;

/** Seconds. */
const clockTolerance = 30;
const oldest = 5 * 60;

const descriptions = isolateMemory(
  () => new Map<string, { server: oauth.AuthorizationServer; at: number }>(),
);

/** Every function throws on failure. */
export function createIdentity({ issuer, clientId, clientSecret, scopes, fetcher }: IdentityOptions) {
  const client: oauth.Client = {
    client_id: clientId,
    [oauth.clockTolerance]: clockTolerance,
    [oauth.clockSkew]: Math.round(clock.ahead() / 1000),
  };
  const optionsWith = (signal: AbortSignal) => ({
    [oauth.customFetch]: (url: string, init: RequestInit) => fetcher(new Request(url, init)),
    [oauth.allowInsecureRequests]: issuer.protocol === "http:",
    signal,
  });
  type Options = ReturnType<typeof optionsWith>;

  return {
    ping: (): Promise<void> =>
      inTime(async (calls) => {
        const response = await oauth.discoveryRequest(issuer, calls);
        const { ok, status } = response;
        if (!ok) throw Object.assign(new Error(`the provider answered ${status}`), { status });
        await oauth.processDiscoveryResponse(issuer, response);
      }),

    async pageFor({ state, nonce, verifier }: IdentityAttempt, redirectUri: string): Promise<URL> {
      const { authorization_endpoint: page } = await inTime(describe);
      if (!page) throw new Error("the provider has no page to sign in");
      const url = new URL(page);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: scopes,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    redeem: (query: URLSearchParams, attempt: IdentityAttempt, redirectUri: string): Promise<string> =>
      inTime(async (calls) => {
        const server = await describe(calls);
        const callback = oauth.validateAuthResponse(server, client, query, attempt.state);
        const how = authenticationTo(server);
        const { verifier, nonce } = attempt;
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          how,
          callback,
          redirectUri,
          verifier,
          calls,
        );
        const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await verifySignature(server, response, calls);
        const claims = oauth.getValidatedIdTokenClaims(answer);
        if (!answer.id_token || !claims) throw new Error("no ID token");
        verifyClaims(claims, clientId);
        return answer.id_token;
      }),
  };

  async function inTime<T>(ask: (calls: Options) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timer = startTimer(deadline, () => controller.abort(new Error("the provider is too slow")));
    try {
      return await Promise.race([ask(optionsWith(controller.signal)), rejectOnAbort(controller.signal)]);
    } finally {
      timer.cancel();
    }
  }

  async function describe(calls: Options): Promise<oauth.AuthorizationServer> {
    const described = descriptions.current.get(issuer.href);
    if (described && clock.now() - described.at < describedFor) return described.server;
    const response = await oauth.discoveryRequest(issuer, calls);
    return remember(await oauth.processDiscoveryResponse(issuer, response));
  }

  /** The library caches keys by the identity of this object, so the same object must be reused. */
  function remember(server: oauth.AuthorizationServer): oauth.AuthorizationServer {
    descriptions.current.set(issuer.href, { server, at: clock.now() });
    return server;
  }

  function authenticationTo({ token_endpoint_auth_methods_supported: ways }: oauth.AuthorizationServer) {
    if (!clientSecret) return oauth.None();
    const isBasic = !ways || ways.includes("client_secret_basic");
    return isBasic ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
  }

  /** An unknown key may be new, so the keys are fetched once more. */
  async function verifySignature(server: oauth.AuthorizationServer, response: Response, calls: Options) {
    try {
      await oauth.validateApplicationLevelSignature(server, response, calls);
    } catch (error) {
      const isUnknown = error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION;
      if (!isUnknown) throw error;
      await oauth.validateApplicationLevelSignature(remember({ ...server }), response, calls);
    }
  }
}

function verifyClaims({ azp, iat }: oauth.IDToken, clientId: string): void {
  if (azp !== undefined && azp !== clientId) throw new Error("the ID token was made for another client");
  const age = clock.now() / 1000 - iat;
  if (age < -clockTolerance || age > oldest) throw new Error("the ID token was not made just now");
}

export const newAttempt = (): IdentityAttempt => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
});
