import * as z from "zod/mini";
import { parseConfiguration } from "../env.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

/** Parsed on the way out of the durable object, which may run another build. */
export const refreshOutcomeSchema = z.union([
  z.object({
    tokens: z.object({ token: z.string(), refreshToken: z.string(), customerId: z.string() }),
    /** An earlier request got these tokens. */
    isRemembered: z.optional(z.boolean()),
  }),
  z.object({ refused: z.string() }),
  z.object({ unavailable: z.string() }),
]);
export type RefreshOutcome = z.infer<typeof refreshOutcomeSchema>;

/** The only way to revoke a refresh token, because the API accepts each once. */
export async function spendRefreshToken(env: Env, refreshToken: string): Promise<RefreshOutcome> {
  const configuration = parseConfiguration({ ...env });
  try {
    return { tokens: await ecommerceService(env, configuration).refresh(refreshToken) };
  } catch (error) {
    const refused = !(error instanceof UpstreamError) || error.refused || error.status === 401;
    const reason = error instanceof Error ? error.message : String(error);
    return refused ? { refused: reason } : { unavailable: reason };
  }
}
