import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { createBotCheck } from "../upstream/bot-check.ts";
import { createBreaker } from "../upstream/breaker.ts";
import type { Deadline } from "../upstream/deadline.ts";
import { fetcherOf } from "./fetcher-of.ts";

const breaker = isolateMemory(() => createBreaker());

export function botCheckService(env: Env, { botCheck }: Configuration, deadline: Deadline) {
  const fetcher = fetcherOf(env, botCheck.verifyUrl);
  return createBotCheck({ ...botCheck, fetcher, breaker: breaker.current, deadline });
}
