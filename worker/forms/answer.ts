import { errorTitle } from "../../shared/forms/error-title.ts";
import type { AppContext } from "../context.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import type { Page } from "../page/page.ts";
import { pageTop } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { withCookieCheck } from "../session/cookie-check.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";
import type { Refusal } from "./refusal.ts";

export type FormResult<Back extends Page | Response> = FormRedirect | Show<Back>;

export interface FormRedirect {
  to: string;
  notice?: Notice | undefined;
  /** The next page may have an element of the form's fragment, which would hide the notice at its top. */
  atTop?: boolean;
  /** Body for scripts instead of the redirect; null sends 204. */
  json?: object | null;
}

interface Show<Back extends Page | Response> {
  json: object;
  page: () => Back | Promise<Back>;
}

export class RedirectError extends Error {
  override name = "RedirectError";
  readonly redirect: FormRedirect;

  constructor(redirect: FormRedirect) {
    super(`elsewhere: ${redirect.to}`);
    this.redirect = redirect;
  }
}

export async function answerResult<Back extends Page | Response>(
  c: AppContext,
  done: FormResult<Back>,
): Promise<Back | Response> {
  if (wantsJson(c)) {
    c.header("Cache-Control", "no-store");
    if (!("to" in done)) return c.json(done.json);
    if (done.json === null) return c.body(null, 204);
    if (done.json) return c.json(done.json);
    if (done.notice) leaveNotice(c, done.notice);
    return c.json({ redirect: done.to });
  }
  if (!("to" in done)) return done.page();
  c.header("Cache-Control", "no-store");
  if (done.notice) leaveNotice(c, done.notice);
  return withCookieCheck(c.req, c.redirect(done.atTop ? done.to + pageTop : done.to, 303));
}

export async function answerRefusal<Back extends Page | Response>(
  c: AppContext,
  refusal: Refusal,
  { body, back }: { body: object; back: () => Back | Promise<Back> },
): Promise<Back | Response> {
  const { status } = refusal;
  const answer = wantsJson(c) ? undefined : await back();
  if (answer instanceof Response) return withCookieCheck(c.req, answer);
  if (status === 429 || status === 503) setRetryAfter(c, refusal.wait);
  if (answer) return { ...answer, status, head: { ...answer.head, title: errorTitle(answer.head.title) } };
  c.header("Cache-Control", "no-store");
  return c.json(body, status);
}
