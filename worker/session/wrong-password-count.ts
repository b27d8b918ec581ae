import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";

/** Milliseconds after the last wrong one. */
const remembered = 15 * 60_000;

/** One object per network address: how many wrong passwords came from it. */
export class WrongPasswords extends DurableObject<Env> {
  async count(): Promise<number> {
    return (await this.ctx.storage.get<number>("count")) ?? 0;
  }

  async add(): Promise<void> {
    await this.ctx.storage.put("count", (await this.count()) + 1);
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + remembered));
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
