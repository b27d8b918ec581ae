import * as z from "zod/mini";
import { cookieTexts } from "../../shared/session/cookies.texts.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { blocksCookies } from "./cookie-check.ts";
import { clearCookie, readJsonCookie, writeCookie } from "./cookies.ts";
import { isVisit } from "./visitor/visit.ts";

export const longestDraftValue = 255;

const noticeSchema = z.object({
  tone: z.enum(["success", "error", "info"]),
  text: z.string().check(z.maxLength(500)),
  link: z.optional(
    z.object({ to: z.string().check(z.maxLength(200)), name: z.string().check(z.maxLength(60)) }),
  ),
  draft: z.optional(z.record(z.string(), z.string().check(z.maxLength(longestDraftValue)))),
});

export type Notice = z.infer<typeof noticeSchema>;

const maxAge = 60;

/** Characters; the browser would drop a longer cookie, so the draft is left out. */
const longestNotice = 3000;

export function leaveNotice(c: AppContext, { tone, text, link, draft }: Notice): void {
  const message = { tone, text: text.slice(0, 500), link };
  const whole = JSON.stringify({ ...message, draft });
  const fits = encodeURIComponent(whole).length <= longestNotice;
  writeCookie(c, "notice", fits ? whole : JSON.stringify(message), maxAge);
}

function blockedNotice(req: AppRequest): Notice | undefined {
  return blocksCookies(req) ? { tone: "error", text: cookieTexts.blocked } : undefined;
}

/** Shown once, on the next page. @param isMine false leaves the notice to the page's layout */
export function takeNotice(c: AppContext, isMine = (_: Notice) => true): Notice | undefined {
  const notice = c.var.noticeTaken
    ? undefined
    : (blockedNotice(c.req) ?? readJsonCookie(c, "notice", noticeSchema));
  if (!notice || !isMine(notice) || !isVisit(c)) return undefined;
  c.set("noticeTaken", notice.tone);
  clearCookie(c, "notice");
  return notice;
}
