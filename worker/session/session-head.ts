import * as clock from "../../shared/time/clock.ts";
import { createLog } from "../log.ts";
import { claimsOf } from "../upstream/ecommerce/customer/access-token.ts";
import { accountSessions } from "./account-sessions.ts";
import { type Ended, endedSchema, type Latest, sessionLife } from "./session-storage.ts";
import { spendRefreshToken } from "./spend-refresh-token.ts";

/** Milliseconds between attempts to make the API spend the token of an ended session. */
const firstRetry = 5_000;
const longestRetry = 60 * 60_000;

const triesOfUnknown = 10;

export class SessionHead {
  readonly #storage: DurableObjectStorage;
  readonly #env: Env;

  constructor(storage: DurableObjectStorage, env: Env) {
    this.#storage = storage;
    this.#env = env;
  }

  async noteGeneration(account: string): Promise<void> {
    const generation = await (await accountSessions(this.#env, account)).generation();
    if (generation !== undefined) await this.#storage.put("generation", generation);
  }

  async isEnded(): Promise<boolean> {
    return (await this.#storage.get("ended")) !== undefined;
  }

  async end(refreshToken: string, account: string | undefined): Promise<void> {
    if (await this.isEnded()) return;
    const latest = await this.#storage.get<Latest>("latest");
    const ended = {
      refreshToken: latest?.refreshToken ?? refreshToken,
      account,
      before: (latest?.issuedAt ?? Math.floor(clock.now() / 1000)) + 1,
      tries: 0,
    };
    await this.#storage.put("ended", ended);
    await this.#storage.setAlarm(clock.machineTime(clock.now()));
    await this.#endAccessTokens(ended).catch((error: unknown) => log.error("access tokens not ended", error));
  }

  /** False if the session has ended; the API then spends this token, too. */
  async renew(refreshToken: string, issuedAt: number | undefined, account?: string): Promise<boolean> {
    await this.#storage.put("latest", { refreshToken, issuedAt } satisfies Latest);
    if (!(await this.isEnded()) && (await this.#isOfEarlierGeneration(account))) {
      await this.end(refreshToken, account);
      return false;
    }
    const ended = await this.#ended();
    if (!ended) {
      await this.#storage.setAlarm(clock.machineTime(clock.now() + sessionLife));
      return true;
    }
    const before = (issuedAt ?? ended.before) + 1;
    await this.#put({ ...ended, refreshToken, before, tries: 0, isTold: false }, clock.now());
    return false;
  }

  /** The API cannot end a session, so the alarm spends its token. False if nothing is left to do. */
  async tellApi(): Promise<boolean> {
    const asked = await this.#ended();
    if (!asked || asked.isTold) return false;
    const answer = await this.#tell(asked);
    const ended = await this.#ended();
    // A concurrent refresh stored a later token and set its own alarm.
    if (ended?.refreshToken !== asked.refreshToken) return true;
    if (!answer) {
      // The token may be made up: no login or refresh has named its account.
      if (ended.account === undefined && ended.tries >= triesOfUnknown) return false;
      const wait = Math.min(firstRetry * 2 ** ended.tries, longestRetry);
      await this.#put({ ...ended, tries: ended.tries + 1 }, clock.now() + wait);
      return true;
    }
    if (answer.account === undefined) return false;
    await this.#put({ ...ended, account: answer.account, isTold: true }, clock.now() + sessionLife);
    return true;
  }

  async #tell(ended: Ended): Promise<Pick<Ended, "account"> | undefined> {
    try {
      await this.#endAccessTokens(ended);
      const outcome = await spendRefreshToken(this.#env, ended.refreshToken);
      if ("unavailable" in outcome) return undefined;
      if (ended.account !== undefined) return { account: ended.account };
      const account = "tokens" in outcome ? claimsOf(outcome.tokens.token).username : undefined;
      // The token is spent now, so a second attempt would not learn the account.
      const latest = await this.#ended();
      if (latest?.refreshToken === ended.refreshToken)
        await this.#storage.put("ended", { ...latest, account });
      await this.#endAccessTokens({ ...ended, account });
      return { account };
    } catch (error) {
      log.error("access tokens not ended", error);
      return undefined;
    }
  }

  async #isOfEarlierGeneration(account: string | undefined): Promise<boolean> {
    if (account === undefined) return false;
    const present = await (await accountSessions(this.#env, account)).generation();
    return present !== undefined && present !== (await this.#storage.get("generation"));
  }

  async #ended(): Promise<Ended | undefined> {
    return endedSchema.safeParse(await this.#storage.get("ended")).data;
  }

  async #put(ended: Ended, alarmAt: number): Promise<void> {
    await this.#storage.put("ended", ended);
    await this.#storage.setAlarm(clock.machineTime(alarmAt));
  }

  async #endAccessTokens({ account, before }: Ended): Promise<void> {
    if (account !== undefined) await (await accountSessions(this.#env, account)).endBefore(before);
  }
}

const log = createLog("session");
