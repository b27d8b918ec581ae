import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";

/** Milliseconds; longer than an access token lives. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Milliseconds; longer than a reset link is valid. */
const linkLife = 48 * 60 * 60_000;

export interface RequestedEnd {
  contractNumber: string;
  reference: string;
  receivedAt: string;
  /** False if it was not sent from the customer's own session: anybody may name the e-mail of another. */
  isOwn?: boolean;
}

const mostRequests = 100;

/** Milliseconds; longer than a contract can continue after its termination was requested. */
const requestsKeptFor = 400 * 24 * 60 * 60_000;

/**
 * Access tokens issued before `goodSince` must be refreshed, which only sessions of the current generation
 * can do. A reset link does not name its account, so one shared object stands for all accounts with such a
 * link.
 */
export class AccountSessions extends DurableObject<Env> {
  /** Seconds since 1970, like the `iat` claim; 0 if nothing has ended. */
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

  async endSessions(): Promise<void> {
    await this.ctx.storage.put("generation", crypto.randomUUID());
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + keptFor));
  }

  async generation(): Promise<string | undefined> {
    return this.ctx.storage.get<string>("generation");
  }

  async linkSent(): Promise<void> {
    const linkSent = clock.now();
    // Keeps the effect of an earlier link or logout, which the new link would overwrite.
    const before = await this.goodSince();
    await this.endBefore(before);
    await this.ctx.storage.put({ linkSent });
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + keptFor));
  }

  async keepRequestedEnd(request: RequestedEnd): Promise<void> {
    const { storage } = this.ctx;
    const isForeign = ({ isOwn }: RequestedEnd) => isOwn === false;
    const isSame = (one: RequestedEnd) =>
      one.contractNumber === request.contractNumber && isForeign(one) === isForeign(request);
    const all = [...(await this.requestedEnds()).filter((one) => !isSame(one)), request];
    // Requests of strangers never displace the customer's own.
    const kept = [all.filter(isForeign), all.filter((one) => !isForeign(one))];
    await storage.put(
      "requestedEnds",
      kept.flatMap((requests) => requests.slice(-mostRequests)),
    );
    await storage.setAlarm(clock.machineTime(clock.now() + requestsKeptFor));
  }

  async requestedEnds(): Promise<RequestedEnd[]> {
    return (await this.ctx.storage.get<RequestedEnd[]>("requestedEnds")) ?? [];
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

export async function accountSessions(env: Env, username: string) {
  const name = await digestOf(`account ${username.trim().toLowerCase()}`);
  return objectNamed(env, env.ACCOUNT_SESSIONS, name);
}

export const resetAccounts = (env: Env) =>
  objectNamed(env, env.ACCOUNT_SESSIONS, "accounts with the link of a reset");
