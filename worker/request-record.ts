import { AsyncLocalStorage } from "node:async_hooks";

type CallFigures = { count: number; ms: number; slowest: number; failed: number };

type CacheAnswer = "memory" | "kv" | "stale" | "missed";

export interface RequestFigures {
  calls?: Record<string, CallFigures>;
  cache?: Partial<Record<CacheAnswer, number>>;
}

const storage = new AsyncLocalStorage<RequestRecord>();

export const recordRequest = <T>(record: RequestRecord, request: () => T): T => storage.run(record, request);

export const currentRecord = (): RequestRecord | undefined => storage.getStore();

export class RequestRecord {
  /** W3C trace context, for the services' own records. */
  readonly traceId = crypto.randomUUID().replaceAll("-", "");
  #figures: RequestFigures = {};
  #underWay = 0;
  #tell: ((figures: RequestFigures) => void) | undefined;

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

  get calls(): RequestFigures["calls"] {
    return this.#figures.calls;
  }

  take(): RequestFigures {
    const figures = this.#figures;
    this.#figures = {};
    return figures;
  }

  /** @param tell must not reference the request or its response, or they are never garbage-collected */
  whenIdle(tell: (figures: RequestFigures) => void): void {
    this.#tell = tell;
  }
}
