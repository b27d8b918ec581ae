import { DurableObject } from "cloudflare:workers";
import type { Authentication } from "../../shared/customer.ts";
import { parseConfiguration } from "../env.ts";
import { UpstreamError } from "../upstream/http.ts";
import { ecommerceService } from "../upstream/services.ts";

/** The outcome of a refresh: new tokens, a refusal that ends the session, or a service that does not answer. */
export type RefreshOutcome = { tokens: Authentication } | { refused: string } | { unavailable: string };

/** How long a late request may still learn the new tokens, in milliseconds. */
const remembered = 60_000;

/**
 * One object a refresh token, whatever the isolate or the data centre: refresh tokens are single use (spec 4), so the
 * first request spends it and those that come with it, or a little after, are given the winner's answer.
 */
export class SessionRefresh extends DurableObject<Env> {
  #outcome: Promise<RefreshOutcome> | undefined;

  async refresh(refreshToken: string): Promise<RefreshOutcome> {
    this.#outcome ??= this.#refreshOnce(refreshToken);
    const outcome = await this.#outcome;
    if ("unavailable" in outcome) this.#outcome = undefined;
    return outcome;
  }

  async #refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
    const earlier = await this.ctx.storage.get<RefreshOutcome>("outcome");
    if (earlier) return earlier;
    const outcome = await this.#ask(refreshToken);
    if (!("unavailable" in outcome)) {
      await this.ctx.storage.put("outcome", outcome);
      await this.ctx.storage.setAlarm(Date.now() + remembered);
    }
    return outcome;
  }

  async #ask(refreshToken: string): Promise<RefreshOutcome> {
    const configuration = parseConfiguration({ ...this.env });
    try {
      return { tokens: await ecommerceService(this.env, configuration).refresh(refreshToken) };
    } catch (error) {
      const refused = !(error instanceof UpstreamError) || error.refused || error.status === 401;
      const reason = error instanceof Error ? error.message : String(error);
      return refused ? { refused: reason } : { unavailable: reason };
    }
  }

  override async alarm(): Promise<void> {
    this.#outcome = undefined;
    await this.ctx.storage.deleteAll();
  }
}
