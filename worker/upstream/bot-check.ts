import * as z from "zod/mini";
import type { Connection } from "./exchange.ts";
import { createHttp } from "./http.ts";

const answerSchema = z.object({
  success: z.boolean(),
  /** 0 is a robot, 1 a person. */
  score: z.nullish(z.number()),
  action: z.nullish(z.string()),
  hostname: z.nullish(z.string()),
  "error-codes": z.nullish(z.array(z.string())),
});
type Answer = z.infer<typeof answerSchema>;

const leastScore = 0.5;

const madeUp = ["missing-input-response", "invalid-input-response"];

const unlucky = ["timeout-or-duplicate", "browser-error"];

export interface BotCheckOptions extends Omit<Connection, "baseURL"> {
  verifyUrl: string;
  secret: string;
}

/** `unknown`: this token proves nothing. `broken`: none could, because our own key or call is wrong. */
export type BotVerdict = { is: "person" } | { is: "robot" | "unknown" | "broken"; reason: string };

export interface Expected {
  action: string;
  hostname: string;
}

export function createBotCheck({ verifyUrl, secret, ...connection }: BotCheckOptions) {
  const http = createHttp({ service: "bot-check", baseURL: verifyUrl, ...connection });

  async function verify(token: string, expected: Expected): Promise<BotVerdict> {
    const answer = await http("", {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      schema: answerSchema,
      deadline: 1500,
    });
    return verdictOf(answer, expected);
  }

  return { verify };
}

function verdictOf(answer: Answer, expected: Expected): BotVerdict {
  const { success, score, action, hostname } = answer;
  if (!success) {
    const codes = answer["error-codes"] ?? [];
    const reason = codes.join(", ") || "no reason";
    if (codes.some((code) => madeUp.includes(code))) return { is: "robot", reason };
    return { is: codes.some((code) => unlucky.includes(code)) ? "unknown" : "broken", reason };
  }
  if (typeof score !== "number") return { is: "broken", reason: "no score: not a key of version 3" };
  if (action !== expected.action) return { is: "robot", reason: "made for another action" };
  if (hostname && hostname !== expected.hostname) return { is: "robot", reason: "made on another host" };
  return score < leastScore ? { is: "robot", reason: `score ${score}` } : { is: "person" };
}
