import { defaultCountry } from "../../shared/country/country.ts";
import type { AppContext } from "../context.ts";
import { objectNamed } from "../durable-object.ts";
import { originOf } from "../page/origin.ts";
import { addressSearchService } from "../services/address-search-service.ts";
import { botCheckService } from "../services/bot-check-service.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { identityService } from "../services/identity-service.ts";
import { imageService } from "../services/image-service.ts";
import { marketingService } from "../services/marketing-service.ts";
import { failureReason, lastFailureOf, recordedCall } from "../upstream/recorded-call.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { withTimeout } from "../with-timeout.ts";

const longest = 2000;
const slow = 1000;

interface Probe {
  service: string;
  /** Undefined if the service is not configured. @throws on failure */
  ask: (() => Promise<unknown>) | undefined;
  sells?: true;
}

interface Outcome {
  status: "ok" | "slow" | "down" | "not configured";
  ms?: number;
  problem?: string;
  /** Service, method and path of the call that failed. */
  call?: string;
  lastFailure?: { at: string; reason: string };
}

export async function probeServices(c: AppContext) {
  const probes = Object.entries(probesOf(c));
  const outcomes = await Promise.all(probes.map(([, probe]) => outcomeOf(probe)));
  const isDown = probes.some(([, { sells }], index) => sells && outcomes[index]?.status === "down");
  const { switchedOff } = c.var.configuration;
  const isWell = outcomes.every(({ status }) => status === "ok" || status === "not configured");
  return {
    status: isDown ? "down" : isWell && switchedOff.length === 0 ? "ok" : "degraded",
    switchedOff,
    services: Object.fromEntries(probes.map(([name], index) => [name, outcomes[index]])),
  };
}

function probesOf(c: AppContext): Record<string, Probe> {
  const { env } = c;
  const { configuration, deadline, log, cache, content, search } = c.var;
  const { addressSearchUrl, upload } = configuration;
  const hasMarketing = configuration.marketing.workerUrl || /^https?:/.test(configuration.marketing.url);
  const marketing = marketingService(env, configuration, {
    country: () => defaultCountry,
    ...{ cache, log, waitUntil: (work) => c.executionCtx.waitUntil(work) },
  });
  const namespace = (kv: KVNamespace): Probe => ({
    service: "kv",
    ask: () => recordedCall("kv", () => kv.get("health")),
  });
  return {
    ecommerce: {
      service: "ecommerce",
      ask: () => ecommerceService(env, configuration, { log, deadline }).proveChannel(longest),
      sells: true,
    },
    content: { service: "content", ask: content.proveEntries, sells: true },
    search: { service: "search", ask: configuration.search.appId ? search.ping : undefined },
    marketing: { service: "marketing", ask: hasMarketing ? marketing.ping : undefined },
    addressSearch: {
      service: "address-search",
      ask: addressSearchUrl
        ? () => addressSearchService(env, configuration, { deadline, log }).suggest("1 rue de la Paix Paris")
        : undefined,
    },
    photos: {
      service: "image authentication",
      ask:
        upload.url && upload.authenticationUrl
          ? () => imageService(env, configuration, new URL(c.req.url).origin, deadline).authenticate()
          : undefined,
    },
    botCheck: {
      service: "bot-check",
      ask: configuration.botCheck.verifyUrl ? () => botCheckAnswers(c) : undefined,
    },
    identity: {
      service: "identity",
      ask: configuration.identity.issuer
        ? async () => (await identityService(env, configuration, originOf(c.req))).identity.ping()
        : undefined,
    },
    contentCache: namespace(env.CONTENT_CACHE),
    settings: namespace(env.SETTINGS),
    consents: namespace(env.CONSENTS),
    durableObjects: {
      service: "durable objects",
      ask: () => recordedCall("durable objects", () => objectNamed(env, env.TURNS, "health").forget()),
    },
  };
}

/** A made-up token must be refused; any other answer means that our own key is wrong. */
async function botCheckAnswers(c: AppContext): Promise<void> {
  const { hostname } = new URL(c.req.url);
  const verdict = await botCheckService(c.env, c.var.configuration, c.var.deadline).verify("health", {
    action: "health",
    hostname,
  });
  if (verdict.is === "broken") throw new Broken(verdict.reason);
}

class Broken extends Error {}

async function outcomeOf({ service, ask }: Probe): Promise<Outcome> {
  if (!ask) return { status: "not configured" };
  const start = performance.now();
  const answer = ask().then(
    () => undefined,
    (error: unknown) => ({
      problem: error instanceof Broken ? error.message : failureReason(error),
      ...(error instanceof UpstreamError && { call: error.call }),
    }),
  );
  const failure = await withTimeout(
    answer.then((found) => ({ found })),
    longest,
  );
  const found = failure ? failure.found : { problem: "no answer" };
  const ms = Math.round(performance.now() - start);
  const last = lastFailureOf(service);
  return {
    status: found ? "down" : ms > slow ? "slow" : "ok",
    ms,
    ...found,
    ...(last && { lastFailure: { at: new Date(last.at).toISOString(), reason: last.reason } }),
  };
}
