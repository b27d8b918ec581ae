import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { digestOf } from "../digest.ts";

/** Milliseconds: longer than an access token lives. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Milliseconds: longer than the link of a reset works. */
const linkLife = 48 * 60 * 60_000;

/** Of a contract, asked for by the form of the law. */
export interface RequestedEnd {
  /** As it was typed. */
  contractNumber: string;
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
}

const mostRequests = 20;

/** Milliseconds: longer than a contract runs on after its end was asked for. */
const requestsKeptFor = 400 * 24 * 60 * 60_000;

/**
 * One object per account: since when its access tokens are good. An older one has to be refreshed before it is used,
 * which only a session that goes on can do: one of the present generation. One object more stands for every account with the link of a reset: the
 * API does not say whose password was reset.
 */
export class AccountSessions extends DurableObject<Env> {
  /** Seconds since 1970, as the `iat` claim; 0 where nothing has ended. */
  async goodSince(): Promise<number> {
    const { storage } = this.ctx;
    const own = (await storage.get<number>("goodSince")) ?? 0;
    const linkSent = (await storage.get<number>("linkSent")) ?? 0;
    if (clock.now() - linkSent > linkLife) return own;
    const lastReset = await resetAccounts(this.env).goodSince();
    return lastReset * 1000 > linkSent ? Math.max(own, lastReset) : own;
  }

  async endBefore(issuedAt: number): Promise<void> {
    const { storage } = this.ctx;
    await storage.put("goodSince", Math.max(issuedAt, (await storage.get<number>("goodSince")) ?? 0));
    await storage.setAlarm(clock.machineTime(clock.now() + keptFor));
  }

  /** No session that has begun before goes on. */
  async endSessions(): Promise<void> {
    await this.ctx.storage.put("generation", crypto.randomUUID());
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + keptFor));
  }

  /** Of the sessions that begin now; undefined where none has been ended for as long as a session lives. */
  async generation(): Promise<string | undefined> {
    return this.ctx.storage.get<string>("generation");
  }

  async linkSent(): Promise<void> {
    const linkSent = clock.now();
    // What an earlier link's reset ended stays so, and a logout while it was asked for.
    const before = await this.goodSince();
    await this.endBefore(before);
    await this.ctx.storage.put({ linkSent });
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + keptFor));
  }

  /** Of an object that keeps requests alone (account-requests.ts). */
  async keepRequestedEnd(request: RequestedEnd): Promise<void> {
    const { storage } = this.ctx;
    const known = await this.requestedEnds();
    const others = known.filter(({ reference }) => reference !== request.reference);
    await storage.put("requestedEnds", [...others, request].slice(-mostRequests));
    await storage.setAlarm(clock.machineTime(clock.now() + requestsKeptFor));
  }

  async requestedEnds(): Promise<RequestedEnd[]> {
    return (await this.ctx.storage.get<RequestedEnd[]>("requestedEnds")) ?? [];
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/** @param username the e-mail address, as in the claims of a token */
export async function accountSessions({ ACCOUNT_SESSIONS }: Env, username: string) {
  const name = await digestOf(`account ${username.trim().toLowerCase()}`);
  return ACCOUNT_SESSIONS.get(ACCOUNT_SESSIONS.idFromName(name));
}

export const resetAccounts = ({ ACCOUNT_SESSIONS }: Env) =>
  ACCOUNT_SESSIONS.get(ACCOUNT_SESSIONS.idFromName("accounts with the link of a reset"));
