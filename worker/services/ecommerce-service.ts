import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { createBreaker } from "../upstream/breaker.ts";
import { createEcommerce, type EcommerceOptions } from "../upstream/ecommerce/ecommerce.ts";
import { fetcherOf } from "./fetcher-of.ts";

const breaker = isolateMemory(() => createBreaker());

export function ecommerceService(
  env: Env,
  configuration: Configuration,
  request: Pick<EcommerceOptions, "token" | "onTokenRefused" | "coupons" | "log" | "deadline"> = {},
) {
  return createEcommerce({
    baseURL: configuration.ecommerceUrl,
    channelCode: configuration.channelCode,
    version: configuration.ecommerceVersion,
    locale: configuration.ecommerceLocale,
    fetcher: fetcherOf(env, configuration.ecommerceUrl),
    breaker: breaker.current,
    ...request,
  });
}
