import { parseConfiguration } from "../env.ts";
import { ecommerceService } from "../services.ts";
import { UpstreamError } from "../upstream/http.ts";
import type { SessionTokens } from "./session-storage.ts";

export type RefreshOutcome =
  | { tokens: SessionTokens; isRemembered?: boolean }
  | { refused: string }
  | { unavailable: string };

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
