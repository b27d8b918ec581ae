import { DurableObject } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { inTime, longestWrite } from "../with-timeout.ts";
import type { Bundle } from "./bundles.ts";
import { noPublishes, type Publishes, publishesKey, withPublished } from "./publishes.ts";
import { bundleIn, nextSites, type Sites } from "./site.ts";

/** Milliseconds; KV takes one write a second for a key. */
const betweenWrites = 1100;

/** Milliseconds in which a read from KV may still lack what was written. */
const propagation = 2 * 60_000;

/** One object writes the list and what it carries, because a read from KV may miss what another location wrote a moment ago. */
export class PublishLog extends DurableObject<Env> {
  #writtenAt = 0;
  #writing: Promise<void> | undefined;
  #changes = 0;

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
    return bundleIn(next ?? sites, name);
  }

  /** The platform repeats an alarm that fails. */
  override async alarm(): Promise<void> {
    while (this.#writing) await this.#writing.catch(() => {});
    await this.#write();
  }

  /** Nobody waits for KV. The alarm writes changes that come during a write or soon after, and repeats a write that fails or is cut off. */
  async #writeSoon(): Promise<void> {
    this.#changes += 1;
    const now = clock.now();
    const isLater = this.#writing !== undefined || Math.abs(now - this.#writtenAt) < betweenWrites;
    const at = isLater ? this.#writtenAt + betweenWrites : now + longestWrite;
    const alarm = this.ctx.storage.setAlarm(clock.machineTime(at));
    if (!isLater) this.ctx.waitUntil(this.#write().catch(() => {}));
    await alarm;
  }

  #write(): Promise<void> {
    this.#writtenAt = clock.now();
    this.#writing = this.#put().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #put(): Promise<void> {
    const changes = this.#changes;
    const [publishes, sites] = [await this.#publishes(), await this.#sites()];
    const redirects = await this.ctx.storage.get("redirects");
    const value = JSON.stringify({ ...publishes, redirects, sites });
    await inTime(this.env.CONTENT_CACHE.put(publishesKey, value), longestWrite);
    if (changes === this.#changes) await this.ctx.storage.deleteAlarm();
  }

  async #publishes(): Promise<Publishes> {
    return (await this.ctx.storage.get<Publishes>("publishes")) ?? noPublishes;
  }

  async #sites(): Promise<Sites> {
    return (await this.ctx.storage.get<Sites>("sites")) ?? {};
  }
}
