import type { Configuration } from "../env.ts";
import type { Log } from "../log.ts";
import { createContractWebhook } from "../upstream/contract-webhook.ts";
import type { Deadline } from "../upstream/deadline.ts";
import type { Ecommerce } from "../upstream/ecommerce/ecommerce.ts";
import { ecommerceService } from "./ecommerce-service.ts";
import { fetcherOf } from "./fetcher-of.ts";

export type ContractService = Pick<Ecommerce, "terminate" | "withdraw">;

/** Knows no customer, so that an expired session is no obstacle. */
export function contractService(
  env: Env,
  configuration: Configuration,
  request: { deadline: Deadline; log: Log },
): ContractService {
  const { url: baseURL, secret } = configuration.contractWebhook;
  if (!baseURL) return ecommerceService(env, configuration, request);
  return createContractWebhook({ baseURL, secret, fetcher: fetcherOf(env, baseURL), ...request });
}
