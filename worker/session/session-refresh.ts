import { DurableObject } from "cloudflare:workers";
import * as z from "zod/mini";
import { digestOf } from "../digest.ts";
import { parseConfiguration } from "../env.ts";
import { ecommerceService } from "../services.ts";
import { type Authentication, customerReference, customerUriOf } from "../upstream/ecommerce/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

type SessionTokens = Pick<Authentication, "token" | "refreshToken" | "customerId">;

export type RefreshOutcome = { tokens: SessionTokens } | { refused: string } | { unavailable: string };

/** Milliseconds for which late requests still get the new tokens. */
const remembered = 60 * 60_000;

/** Names in the storage are a contract: this deployment, older and newer ones read what each of them stored. */
const storedTokens = z.pipe(
  z.object({ token: z.string(), refresh_token: z.string(), customer: customerReference }),
  z.transform(({ token, refresh_token, customer }) => ({
    token,
    refreshToken: refresh_token,
    customerId: customer,
  })),
);

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
    const next = await this.#stored();
    if (next) return (await this.#objectOf(next)).end(next.refreshToken);
    if (!("tokens" in (await this.#ask(refreshToken)))) return;
    await this.ctx.storage.put("ended", true);
    await this.ctx.storage.setAlarm(Date.now() + remembered);
  }

  async isEnded(): Promise<boolean> {
    if (this.#isEnding || (await this.ctx.storage.get("ended"))) return true;
    const next = await this.#stored();
    return next ? (await this.#objectOf(next)).isEnded() : false;
  }

  async #objectOf({ refreshToken }: SessionTokens) {
    const { SESSION_REFRESH } = this.env;
    return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)));
  }

  async #refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
    const tokens = await this.#stored();
    if (tokens) return { tokens };
    const outcome = await this.#ask(refreshToken);
    if ("tokens" in outcome) {
      const { token, refreshToken, customerId } = outcome.tokens;
      await this.ctx.storage.put("tokens", {
        token,
        refresh_token: refreshToken,
        customer: customerUriOf(customerId),
      });
      await this.ctx.storage.setAlarm(Date.now() + remembered);
    }
    return outcome;
  }

  async #stored(): Promise<SessionTokens | undefined> {
    return storedTokens.safeParse(await this.ctx.storage.get("tokens")).data;
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
