import { DurableObject } from "cloudflare:workers";
import { digestOf } from "../digest.ts";
import { parseConfiguration } from "../env.ts";
import { createLog } from "../log.ts";
import { ecommerceService } from "../services.ts";
import { claimsOf } from "../upstream/ecommerce/access-token.ts";
import { UpstreamError } from "../upstream/http.ts";
import { accountSessions } from "./account-sessions.ts";
import {
  type Ended,
  endedSchema,
  type Membership,
  membershipSchema,
  type SessionTokens,
  type SpentToken,
  spentSchema,
  storedTokens,
} from "./session-storage.ts";

export type RefreshOutcome =
  | { tokens: SessionTokens; isRemembered?: boolean }
  | { refused: string }
  | { unavailable: string };

/** Milliseconds in which requests that were on their way with the spent token still get the new tokens. */
const grace = 45_000;

/** Milliseconds that a refresh token may live. */
const sessionLife = 30 * 24 * 60 * 60_000;

/** Milliseconds between two tries to have the API spend the token of an ended session. */
const firstRetry = 5_000;
const longestRetry = 60 * 60_000;

/**
 * One object per refresh token, across isolates and data centres: tokens are single use (spec 4), so concurrent
 * requests share the first one's answer. The object of a session's first token, its head, knows the latest one and
 * whether the session has ended (docs/decisions/034-session-end.md).
 */
export class SessionRefresh extends DurableObject<Env> {
  #underWay: Promise<RefreshOutcome> | undefined;

  /** A login: this is the head. */
  async open(refreshToken: string, token: string): Promise<void> {
    const { username: account, iat } = claimsOf(token);
    await this.join({ head: await digestOf(refreshToken), account });
    await this.renewed(refreshToken, iat);
  }

  async refresh(refreshToken: string): Promise<RefreshOutcome> {
    if (await (await this.#head(refreshToken)).isEnded()) return { refused: "logged out" };
    this.#underWay ??= this.#refreshOnce(refreshToken).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  /** The new tokens are on their way to a browser. */
  async given(): Promise<void> {
    const spent = await this.#spent();
    if (spent && spent.givenAt === undefined) await this.#remember({ ...spent, givenAt: Date.now() });
  }

  /** Logout: from here on no token of the session gives new ones; the API is told by the alarm. */
  async end(refreshToken: string): Promise<void> {
    const { account } = (await this.#membership()) ?? {};
    await (await this.#head(refreshToken)).endSession(refreshToken, account);
  }

  /** Asked of the head. */
  async isEnded(): Promise<boolean> {
    return (await this.ctx.storage.get("ended")) !== undefined;
  }

  /** Asked of the head. */
  async endSession(refreshToken: string, account: string | undefined): Promise<void> {
    if (await this.isEnded()) return;
    const latest = await this.ctx.storage.get<Latest>("latest");
    const ended = {
      refreshToken: latest?.refreshToken ?? refreshToken,
      account,
      before: (latest?.issuedAt ?? Math.floor(Date.now() / 1000)) + 1,
      tries: 0,
    };
    await this.ctx.storage.put("ended", ended);
    await this.ctx.storage.setAlarm(Date.now());
    // The alarm does it again.
    await this.#endAccessTokens(ended).catch((error: unknown) => log.error("access tokens not ended", error));
  }

  /** Told to the head: the session goes on with this token. False where it has ended: the API then spends it too. */
  async renewed(refreshToken: string, issuedAt: number | undefined): Promise<boolean> {
    const { storage } = this.ctx;
    await storage.put("latest", { refreshToken, issuedAt } satisfies Latest);
    const ended = endedSchema.safeParse(await storage.get("ended")).data;
    if (!ended) {
      await storage.setAlarm(Date.now() + sessionLife);
      return true;
    }
    const before = (issuedAt ?? ended.before) + 1;
    await storage.put("ended", { ...ended, refreshToken, before, tries: 0, isTold: false } satisfies Ended);
    await storage.setAlarm(Date.now());
    return false;
  }

  async join(membership: Membership): Promise<void> {
    await this.ctx.storage.put("session", membership);
    await this.ctx.storage.setAlarm(Date.now() + sessionLife);
  }

  async #refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
    const spent = await this.#spent();
    if (spent) return this.#refreshAgain(refreshToken, spent);
    const outcome = await this.#ask(refreshToken);
    if (!("tokens" in outcome)) return outcome;
    await this.#remember(outcome.tokens);
    await this.ctx.storage.setAlarm(Date.now() + sessionLife);
    return (await this.#handOver(refreshToken, outcome.tokens)) ? outcome : { refused: "logged out" };
  }

  async #refreshAgain(refreshToken: string, { givenAt, ...tokens }: SpentToken): Promise<RefreshOutcome> {
    if (givenAt === undefined || Date.now() - givenAt <= grace) return { tokens, isRemembered: true };
    log.error("spent refresh token used again", new Error("the session is ended"), {
      seconds: Math.round((Date.now() - givenAt) / 1000),
    });
    await this.end(refreshToken);
    return { refused: "spent token used again: the session is ended" };
  }

  /** False where the session has ended meanwhile. */
  async #handOver(refreshToken: string, { token, refreshToken: next }: SessionTokens): Promise<boolean> {
    const { username, iat } = claimsOf(token);
    const known = await this.#membership();
    const membership = {
      head: known?.head ?? (await digestOf(refreshToken)),
      account: username ?? known?.account,
    };
    if (!known) await this.ctx.storage.put("session", membership);
    await (await this.#objectOf(next)).join(membership);
    return (await this.#head(refreshToken)).renewed(next, iat);
  }

  async #head(refreshToken: string): Promise<Pick<SessionRefresh, "isEnded" | "endSession" | "renewed">> {
    const { head } = (await this.#membership()) ?? {};
    if (head === undefined || head === (await digestOf(refreshToken))) return this;
    const { SESSION_REFRESH } = this.env;
    return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(head));
  }

  #objectOf(refreshToken: string) {
    return sessionRefresh(this.env, refreshToken);
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

  async #endAccessTokens({ account, before }: Ended): Promise<void> {
    if (account !== undefined) await (await accountSessions(this.env, account)).endBefore(before);
  }

  /** Forgets after a session's life; before, tells the API of an ended session, which has no call for it: spends. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const ended = endedSchema.safeParse(await storage.get("ended")).data;
    if (!ended || ended.isTold) return storage.deleteAll();
    await this.#endAccessTokens(ended);
    const outcome = await this.#ask(ended.refreshToken);
    if ("unavailable" in outcome) {
      await storage.put("ended", { ...ended, tries: ended.tries + 1 } satisfies Ended);
      return storage.setAlarm(Date.now() + Math.min(firstRetry * 2 ** ended.tries, longestRetry));
    }
    const account =
      ended.account ?? ("tokens" in outcome ? claimsOf(outcome.tokens.token).username : undefined);
    // A made-up token costs no storage.
    if (account === undefined) return storage.deleteAll();
    if (ended.account === undefined) await this.#endAccessTokens({ ...ended, account });
    await storage.put("ended", { ...ended, account, isTold: true } satisfies Ended);
    return storage.setAlarm(Date.now() + sessionLife);
  }
}

interface Latest {
  refreshToken: string;
  /** Seconds; of the access token beside it. */
  issuedAt: number | undefined;
}

const log = createLog("session");

export async function sessionRefresh({ SESSION_REFRESH }: Env, refreshToken: string) {
  return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)));
}
