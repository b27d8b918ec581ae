import * as z from "zod/mini";
import { proveSearcher } from "../../../shared/api/search.ts";
import { postWithBotCheck } from "../forms/post-form.ts";

const refusal = z.object({ botCheck: z.object({ scriptUrl: z.string(), siteKey: z.string() }) });

let proven: Promise<boolean> | undefined;

/** Solves the bot check of a refused search, once per page. @param body of the refusal */
export function isProven(body: unknown): Promise<boolean> {
  const { data } = refusal.safeParse(body);
  if (!data) return Promise.resolve(false);
  const check = { botCheck: data.botCheck, action: "search" } as const;
  proven ??= postWithBotCheck(proveSearcher, new FormData(), check).then(({ errors }) => !errors);
  return proven;
}
