import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { noPublishes, type Publishes, publishesKey, withPublished } from "./publishes.ts";

/** Milliseconds; KV takes one write a second for a key. */
const betweenWrites = 1100;

/** One object keeps the list, because a read from KV may miss what another location wrote a moment ago. */
export class PublishLog extends DurableObject<Env> {
  #writtenAt = 0;

  async add(names: readonly string[]): Promise<Publishes> {
    const known = (await this.ctx.storage.get<Publishes>("publishes")) ?? noPublishes;
    const now = clock.now();
    const publishes = withPublished(known, names, now);
    await this.ctx.storage.put("publishes", publishes);
    await this.#write(publishes);
    return publishes;
  }

  /** Replaces the redirect build that the list names. */
  async nameRedirects(build: unknown): Promise<void> {
    await this.ctx.storage.put("redirects", build);
    await this.alarm();
  }

  override async alarm(): Promise<void> {
    await this.#write((await this.ctx.storage.get<Publishes>("publishes")) ?? noPublishes);
  }

  /** The alarm writes what comes too soon after the last write. */
  async #write(publishes: Publishes): Promise<void> {
    const now = clock.now();
    if (Math.abs(now - this.#writtenAt) < betweenWrites)
      return this.ctx.storage.setAlarm(clock.machineTime(this.#writtenAt + betweenWrites));
    this.#writtenAt = now;
    await this.ctx.storage.deleteAlarm();
    const redirects = await this.ctx.storage.get("redirects");
    await this.env.CONTENT_CACHE.put(publishesKey, JSON.stringify({ ...publishes, redirects }));
  }
}
