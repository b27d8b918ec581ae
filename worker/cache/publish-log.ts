import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import type { Bundle } from "./bundles.ts";
import { noPublishes, type Publishes, publishesKey, withPublished } from "./publishes.ts";
import { nextSites, type Sites } from "./site.ts";

/** Milliseconds; KV takes one write a second for a key. */
const betweenWrites = 1100;

/** Milliseconds in which a read from KV may still lack what was written. */
const propagation = 2 * 60_000;

/** One object writes the list and what it carries, because a read from KV may miss what another location wrote a moment ago. */
export class PublishLog extends DurableObject<Env> {
  #writtenAt = 0;
  #writing = Promise.resolve();

  async add(names: readonly string[]): Promise<Publishes> {
    const publishes = withPublished(await this.#publishes(), names, clock.now());
    await this.ctx.storage.put("publishes", publishes);
    await this.#writeSoon();
    return publishes;
  }

  /** Replaces the redirect build that the list names. */
  async nameRedirects(build: unknown): Promise<void> {
    await this.ctx.storage.put("redirects", build);
    await this.#writeSoon();
  }

  /**
   * Adds what the reader of a site's bundle lacked there, or has fetched. All of it is public.
   * @returns the bundle, null if it is too large for the list
   */
  async keepSite(name: string, latest: Bundle, hasWebhook: boolean): Promise<Bundle | null> {
    const [publishes, sites] = [await this.#publishes(), await this.#sites()];
    const now = clock.now();
    const next = nextSites(sites, { name, latest, publishes, hasWebhook, now });
    if (next) await this.ctx.storage.put("sites", next);
    // A reader who lacks what was written long ago has found a lost value.
    if (next || Math.abs(now - this.#writtenAt) > propagation) await this.#writeSoon();
    return (next ?? sites)[name] ?? null;
  }

  override alarm(): Promise<void> {
    return this.#write();
  }

  /** Nobody waits for KV: a write that comes too soon after the last one, or that fails, is left to the alarm. */
  async #writeSoon(): Promise<void> {
    if (Math.abs(clock.now() - this.#writtenAt) < betweenWrites) return this.#writeLater();
    this.ctx.waitUntil(this.#write().catch(() => this.#writeLater()));
  }

  #writeLater(): Promise<void> {
    return this.ctx.storage.setAlarm(clock.machineTime(this.#writtenAt + betweenWrites));
  }

  /** One after the other, so that the latest value stays. */
  #write(): Promise<void> {
    this.#writtenAt = clock.now();
    const next = this.#writing.catch(() => {}).then(() => this.#put());
    this.#writing = next;
    return next;
  }

  async #put(): Promise<void> {
    const [publishes, sites] = [await this.#publishes(), await this.#sites()];
    const redirects = await this.ctx.storage.get("redirects");
    await this.env.CONTENT_CACHE.put(publishesKey, JSON.stringify({ ...publishes, redirects, sites }));
  }

  async #publishes(): Promise<Publishes> {
    return (await this.ctx.storage.get<Publishes>("publishes")) ?? noPublishes;
  }

  async #sites(): Promise<Sites> {
    return (await this.ctx.storage.get<Sites>("sites")) ?? {};
  }
}
