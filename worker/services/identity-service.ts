import type { Configuration } from "../env.ts";
import type { Fetcher } from "../upstream/exchange.ts";
import { recordedCall } from "../upstream/recorded-call.ts";
import { fetcherOf } from "./fetcher-of.ts";

/** Imported on demand: the OpenID library would slow down every worker start. */
export async function identityService(env: Env, { identity: settings }: Configuration, origin: string) {
  const { createIdentity, newAttempt } = await import("../upstream/identity.ts");
  const issuer = new URL(settings.issuer, origin);
  const ask = fetcherOf(env, settings.issuer);
  const fetcher: Fetcher = (request) =>
    recordedCall(
      "identity",
      () => ask(request),
      ({ status }) => status,
    );
  return { identity: createIdentity({ ...settings, issuer, fetcher }), newAttempt };
}
