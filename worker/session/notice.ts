import * as z from "zod/mini";
import type { AppContext } from "../context.ts";
import { clearCookie, readJsonCookie, writeCookie } from "./cookies.ts";
import { isVisit } from "./visit.ts";

const noticeSchema = z.object({
  tone: z.enum(["success", "error", "info"]),
  text: z.string().check(z.maxLength(500)),
  /** What was typed in the form that failed, so that it is still there. */
  typed: z.optional(z.record(z.string(), z.string().check(z.maxLength(100)))),
});

/** What a form without scripts has to say on the page that follows it. */
export type Notice = z.infer<typeof noticeSchema>;

const kept = 60;

/** A browser drops a cookie longer than this: what was typed is left out then, and the text still said. */
const longest = 3000;

export function leaveNotice(c: AppContext, { tone, text, typed }: Notice): void {
  const said = { tone, text: text.slice(0, 500) };
  const whole = JSON.stringify({ ...said, typed });
  const fits = encodeURIComponent(whole).length <= longest;
  writeCookie(c, "notice", fits ? whole : JSON.stringify(said), kept);
}

/**
 * Read once: the next page that is looked at shows it and it is gone. A cookie that is not ours reads as none.
 *
 * @param isMine leaves the notice for the page's layout where it is not the caller's to show
 * @param inPayload for a screen that shows it by itself, whether it comes as a document or as a payload
 */
export function takeNotice(
  c: AppContext,
  isMine = (_: Notice) => true,
  { inPayload = false } = {},
): Notice | undefined {
  const elsewhere = (c.var.payload && !inPayload) || c.var.noticeTaken || !isVisit(c);
  const notice = elsewhere ? undefined : readJsonCookie(c, "notice", noticeSchema);
  if (!notice || !isMine(notice)) return undefined;
  c.set("noticeTaken", true);
  clearCookie(c, "notice");
  return notice;
}
