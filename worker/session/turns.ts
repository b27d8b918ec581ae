import { DurableObject } from "cloudflare:workers";
import { BoundedMap } from "../../shared/bounded-map.ts";
import * as clock from "../../shared/time/clock.ts";

/** Milliseconds; longer than any write. An abandoned turn ends after this time. */
const longestTurn = 8000;

export class Turns extends DurableObject<Env> {
  #last = Promise.resolve();
  readonly #ends = new Map<string, () => void>();
  readonly #done = new BoundedMap<string, number>(1000);

  async begin(turn: string): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    this.#ends.set(turn, resolve);
    await before;
    const abandoned = setTimeout(() => this.end(turn), clock.waitOf(longestTurn));
    void promise.then(() => clearTimeout(abandoned));
  }

  /** True for the first caller only. @param remembered milliseconds */
  async isFirst(remembered: number): Promise<boolean> {
    if (await this.ctx.storage.get("taken")) return false;
    await this.ctx.storage.put("taken", true);
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + remembered));
    return true;
  }

  /**
   * Those that nobody did within this time, in milliseconds; the caller does them now. Kept in memory only: an object
   * that nobody asked for a while forgets it, and names them once too often.
   */
  dueAmong(what: readonly string[], milliseconds: number): string[] {
    const now = clock.now();
    const due = what.filter((one) => {
      const doneAt = this.#done.get(one);
      return doneAt === undefined || now < doneAt || now - doneAt >= milliseconds;
    });
    for (const one of due) this.#done.set(one, now);
    return due;
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override alarm(): Promise<void> {
    return this.forget();
  }

  end(turn: string): void {
    this.#ends.get(turn)?.();
    this.#ends.delete(turn);
  }
}
