import * as z from "zod/mini";
import { createHttp, type Fetcher } from "./http.ts";

const verdictSchema = z.object({
  success: z.boolean(),
  /** 0 is a robot, 1 a person. */
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  "error-codes": z.optional(z.array(z.string())),
});

/** The service's own advice. */
const leastScore = 0.5;

export interface BotCheckOptions {
  verifyUrl: string;
  secret: string;
  fetcher: Fetcher;
}

export type BotCheckRejection = string | undefined;

/** The bot check (contracts 6); a token can be verified once. */
export function createBotCheck({ verifyUrl, secret, fetcher }: BotCheckOptions) {
  const http = createHttp({ service: "bot-check", baseURL: verifyUrl, fetcher });

  /**
   * @param expected the action the token was made for, and the host of its page
   * @throws UpstreamError
   */
  async function verify(
    token: string,
    expected: { action: string; hostname: string },
  ): Promise<BotCheckRejection> {
    const verdict = await http("", {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      schema: verdictSchema,
      deadline: 4000,
    });
    if (!verdict.success) return verdict["error-codes"]?.join(", ") || "refused";
    if (verdict.action !== expected.action) return "made for another action";
    if (verdict.hostname && verdict.hostname !== expected.hostname) return "made on another host";
    return (verdict.score ?? 0) < leastScore ? `score ${verdict.score ?? "missing"}` : undefined;
  }

  return { verify };
}
