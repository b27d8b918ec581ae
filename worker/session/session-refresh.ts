import { DurableObject } from "cloudflare:workers";
import { digestOf } from "../digest.ts";
import { parseConfiguration } from "../env.ts";
import { ecommerceService } from "../services.ts";
import type { Authentication } from "../upstream/ecommerce/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

export type RefreshOutcome = { tokens: Authentication } | { refused: string } | { unavailable: string };

/** Milliseconds for which late requests still get the new tokens. */
const remembered = 60 * 60_000;

/**
 * One object per refresh token, across isolates and data centres: tokens are single use (spec 4), so concurrent and
 * late requests share the first one's answer. Only new tokens are stored: made-up refresh tokens cost no storage.
 */
export class SessionRefresh extends DurableObject<Env> {
  #underWay: Promise<RefreshOutcome> | undefined;
  #isEnding = false;

  async refresh(refreshToken: string): Promise<RefreshOutcome> {
    if (await this.isEnded()) return { refused: "logged out" };
    this.#underWay ??= this.#refreshOnce(refreshToken).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  /** Logout: neither this token nor its successors give tokens again, and the API spends the last one. */
  async end(refreshToken: string): Promise<void> {
    this.#isEnding = true;
    await this.#underWay;
    const next = await this.ctx.storage.get<Authentication>("authentication");
    if (next) return (await this.#objectOf(next)).end(next.refreshToken);
    if (!("tokens" in (await this.#ask(refreshToken)))) return;
    await this.ctx.storage.put("ended", true);
    await this.ctx.storage.setAlarm(Date.now() + remembered);
  }

  async isEnded(): Promise<boolean> {
    if (this.#isEnding || (await this.ctx.storage.get("ended"))) return true;
    const next = await this.ctx.storage.get<Authentication>("authentication");
    return next ? (await this.#objectOf(next)).isEnded() : false;
  }

  async #objectOf({ refreshToken }: Authentication) {
    const { SESSION_REFRESH } = this.env;
    return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)));
  }

  async #refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
    const tokens = await this.ctx.storage.get<Authentication>("authentication");
    if (tokens) return { tokens };
    const outcome = await this.#ask(refreshToken);
    if ("tokens" in outcome) {
      await this.ctx.storage.put("authentication", outcome.tokens);
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
    await this.ctx.storage.deleteAll();
  }
}
