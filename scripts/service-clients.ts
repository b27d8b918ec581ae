import type { Configuration } from "../worker/env.ts";
import { createContent } from "../worker/upstream/content/content.ts";
import { createEcommerce, type EcommerceOptions } from "../worker/upstream/ecommerce/ecommerce.ts";
import type { Fetcher } from "../worker/upstream/exchange.ts";
import { emptyCache } from "./empty-cache.ts";

type Logs = Parameters<typeof emptyCache>[0];

/** The shop's own client, as the configuration sets it up. */
export const ecommerceOf = (
  { ecommerceUrl, channelCode, ecommerceVersion, ecommerceLocale }: Configuration,
  fetcher: Fetcher,
  options: Partial<EcommerceOptions>,
) =>
  createEcommerce({
    baseURL: ecommerceUrl,
    channelCode,
    version: ecommerceVersion,
    locale: ecommerceLocale,
    fetcher,
    ...options,
  });

/** The shop's own client, as the configuration sets it up, without a store behind its memory. */
export const contentOf = (
  { contentUrl, contentToken, contentLocale }: Configuration,
  fetcher: Fetcher,
  log: Logs,
) =>
  createContent({
    baseURL: contentUrl,
    token: contentToken,
    locale: contentLocale,
    fetcher,
    cache: emptyCache(log),
    log,
  });
