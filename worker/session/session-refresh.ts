import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";
import { createLog } from "../log.ts";
import { claimsOf, tokenExpiry } from "../upstream/ecommerce/customer/access-token.ts";
import { SessionHead } from "./session-head.ts";
import {
  type Membership,
  membershipSchema,
  type SessionTokens,
  type SpentToken,
  sessionLife,
  spentSchema,
  storedTokens,
} from "./session-storage.ts";
import { type RefreshOutcome, spendRefreshToken } from "./spend-refresh-token.ts";

/** Milliseconds in which requests already under way with the spent token still get the new tokens. */
const grace = 45_000;

/** One object per single-use refresh token, so that concurrent requests share one answer. */
export class SessionRefresh extends DurableObject<Env> {
  readonly #own = new SessionHead(this.ctx.storage, this.env);
  #underWay: Promise<RefreshOutcome> | undefined;

  async open(refreshToken: string, token: string): Promise<void> {
    const { username: account, iat } = claimsOf(token);
    await this.join({ head: await digestOf(refreshToken), account });
    await this.renewed(refreshToken, iat);
    if (account !== undefined) await this.#own.noteGeneration(account);
  }

  /** @param patience milliseconds; a later answer is not given to the browser */
  async refresh(refreshToken: string, patience: number): Promise<RefreshOutcome> {
    const start = performance.now();
    if ((await this.isEnded()) || (await (await this.#head(refreshToken)).isEnded()))
      return { refused: "logged out" };
    this.#underWay ??= this.#refreshOnce(refreshToken).finally(() => {
      this.#underWay = undefined;
    });
    const outcome = await this.#underWay;
    const spent = await this.#spent();
    const inTime = clock.usedUp(performance.now() - start) <= patience;
    if ("tokens" in outcome && spent && spent.givenAt === undefined && inTime)
      await this.#remember({ ...spent, givenAt: clock.now() });
    return outcome;
  }

  async end(refreshToken: string): Promise<void> {
    const { account } = (await this.#membership()) ?? {};
    await (await this.#head(refreshToken)).endSession(refreshToken, account);
  }

  async isEnded(): Promise<boolean> {
    return this.#own.isEnded();
  }

  async endSession(refreshToken: string, account: string | undefined): Promise<void> {
    await this.#own.end(refreshToken, account);
  }

  async renewed(refreshToken: string, issuedAt: number | undefined, account?: string): Promise<boolean> {
    return this.#own.renew(refreshToken, issuedAt, account);
  }

  /** Links this token's object to its session's head. */
  async join(membership: Membership): Promise<void> {
    await this.ctx.storage.put("session", membership);
    await this.#keep();
  }

  async #refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
    const spent = await this.#spent();
    if (spent) return this.#refreshAgain(refreshToken, spent);
    const outcome = await spendRefreshToken(this.env, refreshToken);
    if (!("tokens" in outcome)) return outcome;
    await this.#remember({ ...outcome.tokens, isHandedOver: false });
    await this.#keep();
    return (await this.#handOver(refreshToken, outcome.tokens)) ? outcome : { refused: "logged out" };
  }

  async #refreshAgain(refreshToken: string, spent: SpentToken): Promise<RefreshOutcome> {
    const { givenAt, isHandedOver, ...tokens } = spent;
    const goodUntil = givenAt === undefined ? (tokenExpiry(tokens.token) ?? 0) : givenAt + grace;
    if (clock.now() <= goodUntil) {
      const goesOn = isHandedOver !== false || (await this.#handOver(refreshToken, tokens));
      return goesOn ? { tokens, isRemembered: true } : { refused: "logged out" };
    }
    log.error("spent refresh token used again", new Error("the session is ended"), {
      seconds: Math.round((clock.now() - goodUntil) / 1000),
    });
    await this.end(refreshToken);
    return { refused: "spent token used again: the session is ended" };
  }

  async #handOver(refreshToken: string, tokens: SessionTokens): Promise<boolean> {
    const { token, refreshToken: next } = tokens;
    const { username, iat } = claimsOf(token);
    const known = await this.#membership();
    const membership = {
      head: known?.head ?? (await digestOf(refreshToken)),
      account: username ?? known?.account,
    };
    if (!known) await this.ctx.storage.put("session", membership);
    await (await sessionRefresh(this.env, next)).join(membership);
    const goesOn = await (await this.#head(refreshToken)).renewed(next, iat, membership.account);
    await this.#remember({ ...tokens, isHandedOver: true });
    return goesOn;
  }

  async #head(refreshToken: string): Promise<Pick<SessionRefresh, "isEnded" | "endSession" | "renewed">> {
    const { head } = (await this.#membership()) ?? {};
    if (head === undefined || head === (await digestOf(refreshToken))) return this;
    return objectNamed(this.env, this.env.SESSION_REFRESH, head);
  }

  async #membership(): Promise<Membership | undefined> {
    return membershipSchema.safeParse(await this.ctx.storage.get("session")).data;
  }

  async #spent(): Promise<SpentToken | undefined> {
    return spentSchema.safeParse(await this.ctx.storage.get("tokens")).data;
  }

  async #remember(spent: SpentToken): Promise<void> {
    await this.ctx.storage.put("tokens", storedTokens(spent));
  }

  async #keep(): Promise<void> {
    if (!(await this.isEnded()))
      await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + sessionLife));
  }

  override async alarm(): Promise<void> {
    // Tokens from a refresh under way must be ended, too.
    await this.#underWay?.catch(() => {});
    if (!(await this.#own.tellApi())) await this.ctx.storage.deleteAll();
  }
}

const log = createLog("session");

export async function sessionRefresh(env: Env, refreshToken: string) {
  return objectNamed(env, env.SESSION_REFRESH, await digestOf(refreshToken));
}
