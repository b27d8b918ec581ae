import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";

const remembered = 15 * 60_000;

/** Counts over hours; the platform's rate limits support at most a minute. */
export class Counter extends DurableObject<Env> {
  async count(): Promise<number> {
    return (await this.ctx.storage.get<number>("count")) ?? 0;
  }

  async add(): Promise<void> {
    await this.ctx.storage.put("count", (await this.count()) + 1);
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + remembered));
  }

  async take(most: number, window: number): Promise<boolean> {
    const now = clock.now();
    const recent = (await this.#moments()).filter((moment) => moment > now - window);
    if (recent.length >= most) return false;
    await this.ctx.storage.put("moments", [...recent, now]);
    await this.ctx.storage.setAlarm(clock.machineTime(now + window));
    return true;
  }

  async wait(most: number, window: number): Promise<number> {
    const last = (await this.#moments()).toSorted((a, b) => a - b).at(-most);
    return last === undefined ? 0 : Math.max(0, last + window - clock.now());
  }

  async giveBack(): Promise<void> {
    await this.ctx.storage.put("moments", (await this.#moments()).slice(0, -1));
  }

  async #moments(): Promise<number[]> {
    return (await this.ctx.storage.get<number[]>("moments")) ?? [];
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
