import { defaultCountry } from "../../shared/country/country.ts";
import type { Configuration } from "../../worker/env.ts";
import type { Log } from "../../worker/log.ts";
import { addressSearchService } from "../../worker/services/address-search-service.ts";
import { botCheckService } from "../../worker/services/bot-check-service.ts";
import { imageService } from "../../worker/services/image-service.ts";
import { marketingService } from "../../worker/services/marketing-service.ts";
import { searchService } from "../../worker/services/search-service.ts";
import { createDeadline } from "../../worker/upstream/deadline.ts";
import { emptyCache } from "../empty-cache.ts";
import type { Examination } from "./examination.ts";

const longest = 10_000;

export interface OthersOptions {
  env: Parameters<typeof searchService>[0];
  configuration: Configuration;
  /** Address at which visitors find the shop. */
  origin: string;
  log: Log;
}

/** Services that the shop sells without. */
export async function examineOthers(
  { env, configuration, origin, log }: OthersOptions,
  { ask, notTried }: Examination,
): Promise<void> {
  const { search, addressSearchUrl, botCheck, upload, marketing } = configuration;
  const deadline = createDeadline(longest);

  await askIf(
    Boolean(search.appId),
    {
      call: "search: the index of products",
      screens: "/rechercher/, suggestions",
      fix: "check SEARCH_APP_ID, SEARCH_KEY and SEARCH_INDEX_PREFIX, and run npm run search:push",
    },
    () => searchService(env, configuration, { log, deadline, offScreens: () => undefined }).ping(),
  );
  await askIf(
    Boolean(addressSearchUrl),
    {
      call: "address search: GET search",
      screens: "forms of addresses",
      fix: "check ADDRESS_SEARCH_URL, or leave it empty",
    },
    () => addressSearchService(env, configuration, { deadline, log }).suggest("1 rue de la Paix Paris"),
  );
  await askIf(
    Boolean(botCheck.verifyUrl),
    {
      call: "bot check: a made-up token",
      screens: "every form",
      fix: "check BOT_CHECK_VERIFY_URL and BOT_CHECK_SECRET",
    },
    () =>
      botCheckService(env, configuration, deadline).verify("doctor", {
        action: "doctor",
        hostname: new URL(origin).hostname,
      }),
    (verdict) => (verdict.is === "broken" ? verdict.reason : undefined),
  );
  await askIf(
    Boolean(upload.url && upload.authenticationUrl),
    {
      call: "photos: the address that signs uploads",
      screens: "photo of an animal",
      fix: "check UPLOAD_AUTHENTICATION_URL",
    },
    () => imageService(env, configuration, origin, deadline).authenticate(),
  );
  await askIf(
    Boolean(marketing.workerUrl) || /^https?:/.test(marketing.url),
    {
      call: "marketing: the anonymous answer",
      screens: "bar above the header, A/B tests",
      fix: "check MARKETING_WORKER_URL",
    },
    () =>
      marketingService(env, configuration, {
        country: () => defaultCountry,
        cache: emptyCache(log),
        waitUntil: () => {},
        log,
      }).ping(),
  );

  async function askIf<T>(
    isConfigured: boolean,
    subject: { call: string; screens: string; fix: string },
    run: () => Promise<T>,
    isEnough?: (answer: T) => string | undefined,
  ): Promise<void> {
    const optional = { ...subject, need: "optional" } as const;
    if (isConfigured) await ask(optional, run, isEnough);
    else notTried(optional, "not configured");
  }
}
