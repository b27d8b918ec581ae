import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";

/** Milliseconds, longer than a write may take: a turn that its request has not ended is over. */
const longestTurn = 8000;

/** One object for what is done one after another: of two presses at the same time, the later one sees what the first has done. */
export class Turns extends DurableObject<Env> {
  #last = Promise.resolve();
  readonly #ends = new Map<string, () => void>();

  /** Resolves when those before have ended. */
  async begin(turn: string): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    this.#ends.set(turn, resolve);
    await before;
    setTimeout(() => this.end(turn), clock.waitOf(longestTurn));
  }

  /** Whether nobody has asked before: for what is done once. @param remembered milliseconds */
  async isFirst(remembered: number): Promise<boolean> {
    if (await this.ctx.storage.get("taken")) return false;
    await this.ctx.storage.put("taken", true);
    await this.ctx.storage.setAlarm(clock.machineTime(clock.now() + remembered));
    return true;
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override alarm(): Promise<void> {
    return this.forget();
  }

  /** Also where it has not begun. */
  end(turn: string): void {
    this.#ends.get(turn)?.();
    this.#ends.delete(turn);
  }
}
