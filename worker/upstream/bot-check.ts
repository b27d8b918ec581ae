import * as z from "zod/mini";
import { type Connection, createHttp } from "./http.ts";

const answerSchema = z.object({
  success: z.boolean(),
  /** 0 is a robot, 1 a person. */
  score: z.nullish(z.number()),
  action: z.nullish(z.string()),
  hostname: z.nullish(z.string()),
  "error-codes": z.nullish(z.array(z.string())),
});
type Answer = z.infer<typeof answerSchema>;

/** The service's own advice. */
const leastScore = 0.5;

/** Codes that speak of the token: somebody made it up. The others say nothing of who sent it. */
const madeUp = ["missing-input-response", "invalid-input-response"];

/** Codes that speak of the visitor's browser or of the time: honest people meet them. */
const unlucky = ["timeout-or-duplicate", "browser-error"];

export interface BotCheckOptions extends Omit<Connection, "baseURL"> {
  verifyUrl: string;
  secret: string;
}

/** `unknown`: the token tells nothing. `broken`: nor would any other, since the shop's own key or call is wrong. */
export type Verdict = { is: "person" } | { is: "robot" | "unknown" | "broken"; reason: string };

export interface Expected {
  action: string;
  hostname: string;
}

/** The bot check (contracts 6); a token can be verified once, within two minutes. */
export function createBotCheck({ verifyUrl, secret, ...connection }: BotCheckOptions) {
  const http = createHttp({ service: "bot-check", baseURL: verifyUrl, ...connection });

  /**
   * @param expected the action the token was made for, and the host of its page
   * @throws UpstreamError
   */
  async function verify(token: string, expected: Expected): Promise<Verdict> {
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

function verdictOf(answer: Answer, expected: Expected): Verdict {
  const { success, score, action, hostname } = answer;
  if (!success) {
    const codes = answer["error-codes"] ?? [];
    const reason = codes.join(", ") || "no reason";
    if (codes.some((code) => madeUp.includes(code))) return { is: "robot", reason };
    return { is: codes.some((code) => unlucky.includes(code)) ? "unknown" : "broken", reason };
  }
  // An answer of version 2, which asks people to tick a box.
  if (typeof score !== "number") return { is: "broken", reason: "no score: not a key of version 3" };
  if (action !== expected.action) return { is: "robot", reason: "made for another action" };
  if (hostname && hostname !== expected.hostname) return { is: "robot", reason: "made on another host" };
  return score < leastScore ? { is: "robot", reason: `score ${score}` } : { is: "person" };
}
