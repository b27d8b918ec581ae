import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { ask, openSocket, requestFor } from "../bench/load.ts";
import { type Minute, minuteOf } from "./minutes.ts";
import type { Step, Visitor } from "./walk.ts";

export interface Saturation {
  minutes: Minute[];
  faults: Map<string, number>;
}

interface Run {
  origin: string;
  /** Bytes on the heap. */
  heap(): Promise<number>;
  walk: readonly Step[];
  connections: number;
  duration: number;
  onMinute(minute: Minute, number: number): void;
}

/** Readings of the heap in a minute. */
const samples = 12;

/** Keeps workerd's single thread busy: each connection sends its next request at once. */
export async function saturate({
  origin,
  heap,
  walk,
  connections,
  duration,
  onMinute,
}: Run): Promise<Saturation> {
  const faults = new Map<string, number>();
  let times: number[] = [];
  let isOver = false;
  const visit = async (first: number) => {
    const line = new Connection(origin);
    let visitor: Visitor = { origin };
    for (let at = first; !isOver; at++) {
      const place = at % walk.length;
      if (place === 0) visitor = { origin };
      const step = walk[place] as Step;
      const start = performance.now();
      const fault = await line.take(step, visitor);
      times.push(performance.now() - start);
      if (!fault) continue;
      faults.set(fault, (faults.get(fault) ?? 0) + 1);
      at += walk.length - place - 1;
    }
    line.close();
  };
  const beginnings = walk.findIndex(({ learn }) => learn);
  const visits = Array.from({ length: connections }, (_, number) => visit(number % beginnings));
  const minutes: Minute[] = [];
  for (let number = 1; number <= duration; number++) {
    const memory: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      await setTimeout(60_000 / samples);
      memory.push(await heap());
    }
    // The least is nearest to what is in use: the rest waits to be collected.
    const minute = minuteOf(times, Math.min(...memory));
    times = [];
    minutes.push(minute);
    onMinute(minute, number);
  }
  isOver = true;
  await Promise.all(visits);
  return { minutes, faults };
}

export class Connection {
  readonly #origin: string;
  #socket: Socket | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async take(step: Step, visitor: Visitor): Promise<string | undefined> {
    const { path, ...asked } = step.ask(visitor);
    const url = new URL(path, this.#origin);
    this.#socket ??= openSocket(url);
    try {
      const answer = await ask(this.#socket, requestFor(url, asked));
      if (answer.status !== 200) return `${step.kind}: ${answer.status}`;
      step.learn?.(visitor, answer);
      return undefined;
    } catch (error) {
      this.close();
      return `${step.kind}: ${error instanceof Error ? error.message : error}`;
    }
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}
