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
    const isWritable = Math.abs(now - this.#writtenAt) >= betweenWrites;
    if (isWritable) await this.#write(publishes);
    else await this.ctx.storage.setAlarm(clock.machineTime(now + betweenWrites));
    return publishes;
  }

  override async alarm(): Promise<void> {
    const publishes = await this.ctx.storage.get<Publishes>("publishes");
    if (publishes) await this.#write(publishes);
  }

  async #write(publishes: Publishes): Promise<void> {
    this.#writtenAt = clock.now();
    await this.env.CONTENT_CACHE.put(publishesKey, JSON.stringify(publishes));
  }
}
