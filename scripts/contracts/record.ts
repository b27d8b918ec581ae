import { isDeepStrictEqual } from "node:util";
import type { Log } from "../../worker/log.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";

/** One call of a service: what the shop sent, and what the stand-in answered. */
export interface Exchange {
  /** Scheme of the Authorization header, in lower case. */
  authorization: string | undefined;
  method: string;
  url: URL;
  sentType: string;
  sent: unknown;
  status: number;
  type: string;
  text: string;
}

/** One function of a client, with the calls that it made. */
export interface Recording {
  name: string;
  /** All functions of the client. */
  functions: string[];
  given: readonly unknown[];
  exchanges: Exchange[];
  /** Runs the function again with other answers in place of one, and compares them with a first one. */
  tryAnswers: (exchange: Exchange, first: unknown) => Promise<Trial>;
}

export interface Trial {
  attempt: (answer: unknown) => Promise<Effect>;
  /** The function returns the answer unchanged. */
  isWhole: boolean;
}

/** `fails`: the function throws, or leaves a whole member of a list out. */
export type Effect = "none" | "changes" | "fails";

type Functions<Client> = {
  [Name in keyof Client]: Client[Name] extends (...given: never[]) => Promise<unknown> ? Client[Name] : never;
};

type ClientOf<Client> = (fetcher: Fetcher, log: Log) => Client | Promise<Client>;

export type Caller<Client> = <Name extends keyof Functions<Client> & string>(
  name: Name,
  ...given: Parameters<Functions<Client>[Name]>
) => Promise<Awaited<ReturnType<Functions<Client>[Name]>>>;

interface Outcome {
  value?: unknown;
  error?: string;
  leftOut: number;
}

/** @param recordings collects what is called, and answers what a replay asks beyond its own calls */
export function callerOf<Client>(
  recordings: Recording[],
  standIns: Fetcher,
  clientOf: ClientOf<Client>,
): Caller<Client> {
  return async (name, ...given) => {
    let functions: string[] = [];
    const run = async (fetcher: Fetcher, log: Log) => {
      const client = (await clientOf(fetcher, log)) as Functions<Client>;
      functions = Object.keys(client);
      return client[name](...given);
    };
    const exchanges: Exchange[] = [];
    const replay = (change: { exchange: Exchange; text: string }) =>
      outcomeOf((log) => run(replayed(exchanges, recordings, change), log));
    const value = await run(recorded(exchanges, standIns), silent);
    recordings.push({
      name,
      functions,
      given,
      exchanges,
      async tryAnswers(exchange, first) {
        const outcome = (answer: unknown) => replay({ exchange, text: JSON.stringify(answer) });
        const usual = await outcome(first);
        return {
          attempt: async (answer) => effectOf(usual, await outcome(answer)),
          isWhole: isDeepStrictEqual(usual.value, first),
        };
      },
    });
    // TypeScript cannot resolve the answer of a function that it knows by name only.
    return value as never;
  };
}

/** Functions of the client that no recording has. */
export function uncalledIn(recordings: readonly Recording[]): string[] {
  const called = new Set(recordings.map(({ name }) => name));
  const functions = new Set(recordings.flatMap((recording) => recording.functions));
  return [...functions].filter((name) => !called.has(name));
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

function recorded(exchanges: Exchange[], standIns: Fetcher): Fetcher {
  return async (request) => {
    const { method, url } = request;
    const sentType = request.headers.get("Content-Type")?.replace(/;.*/, "") ?? "";
    const sent = sentOf(sentType, await request.clone().text());
    const place = exchanges.push({
      ...{ method, url: new URL(url), sentType, sent },
      authorization: request.headers.get("Authorization")?.replace(/ .*/, "").toLowerCase(),
      ...{ status: 0, type: "", text: "" },
    });
    const answer = await standIns(request);
    const text = await answer.clone().text();
    const type = answer.headers.get("Content-Type")?.replace(/;.*/, "") ?? "";
    Object.assign(exchanges[place - 1] ?? {}, { status: answer.status, type, text });
    return answer;
  };
}

function sentOf(type: string, text: string): unknown {
  if (!text) return undefined;
  if (type.endsWith("json")) return JSON.parse(text);
  if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  const fields = text.matchAll(/name="([^"]+)"(; filename)?[^\r]*\r\n(?:[\w-]+:[^\r]*\r\n)*\r\n([^\r]*)/g);
  return Object.fromEntries([...fields].map(([, name, file, value]) => [name, file ? "(bytes)" : value]));
}

function replayed(
  exchanges: readonly Exchange[],
  recordings: readonly Recording[],
  change: { exchange: Exchange; text: string },
): Fetcher {
  const left = [...exchanges];
  return async ({ method, url }) => {
    const { pathname } = new URL(url);
    const isIt = (one: Exchange) => one.method === method && one.url.pathname === pathname;
    const own = left.findIndex(isIt);
    const [found] = own < 0 ? [] : left.splice(own, 1);
    const exchange =
      found ?? exchanges.findLast(isIt) ?? recordings.flatMap((one) => one.exchanges).findLast(isIt);
    if (!exchange) throw new TypeError("not recorded");
    const { status, type } = exchange;
    const text = exchange === change.exchange ? change.text : exchange.text;
    const hasBody = status !== 204;
    return new Response(hasBody ? text : null, { status, headers: type ? { "Content-Type": type } : {} });
  };
}

async function outcomeOf(run: (log: Log) => Promise<unknown>): Promise<Outcome> {
  let leftOut = 0;
  const warn = () => void leftOut++;
  try {
    return { value: await run({ ...silent, warn }), leftOut };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), leftOut };
  }
}

function effectOf(usual: Outcome, other: Outcome): Effect {
  if (other.leftOut > usual.leftOut || (other.error && !usual.error)) return "fails";
  return isDeepStrictEqual(usual, other) ? "none" : "changes";
}
