import { AsyncLocalStorage } from "node:async_hooks";

/** Of one service; times in milliseconds. */
type CallFigures = { count: number; ms: number; slowest: number; failed: number };

/** Entries of the content cache: where they were found, how many of them were renewed behind, how many fetched first. */
type CacheAnswer = "memory" | "kv" | "stale" | "missed";

export interface RequestFigures {
  calls?: Record<string, CallFigures>;
  cache?: Partial<Record<CacheAnswer, number>>;
}

const storage = new AsyncLocalStorage<RequestRecord>();

export const recordRequest = <T>(record: RequestRecord, request: () => T): T => storage.run(record, request);

/** Of the request that asks; undefined where nobody counts. */
export const currentRecord = (): RequestRecord | undefined => storage.getStore();

/** What a request asks of the services and of the content cache, also behind its answer. */
export class RequestRecord {
  #figures: RequestFigures = {};
  #underWay = 0;
  #tell: ((figures: RequestFigures) => void) | undefined;

  /** @returns the end of the call */
  begin(service: string): (isFailure: boolean) => void {
    const start = performance.now();
    this.#underWay += 1;
    return (isFailure) => {
      const ms = Math.round(performance.now() - start);
      this.#figures.calls ??= {};
      this.#figures.calls[service] ??= { count: 0, ms: 0, slowest: 0, failed: 0 };
      const figures = this.#figures.calls[service];
      figures.count += 1;
      figures.ms += ms;
      figures.slowest = Math.max(figures.slowest, ms);
      figures.failed += isFailure ? 1 : 0;
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#tell?.(this.take());
    };
  }

  count(answer: CacheAnswer, entries: number): void {
    if (entries === 0) return;
    this.#figures.cache ??= {};
    this.#figures.cache[answer] = (this.#figures.cache[answer] ?? 0) + entries;
  }

  /** Since they were taken last. */
  take(): RequestFigures {
    const figures = this.#figures;
    this.#figures = {};
    return figures;
  }

  /**
   * Tells what was asked since, each time that no call is under way any more: no timer, which would keep the request
   * alive. @param tell must not lead to the request or its answer, which would then never be let go
   */
  whenIdle(tell: (figures: RequestFigures) => void): void {
    this.#tell = tell;
  }
}
