import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/**
 * Whether the application's web view asks: by its configured header or cookie (readings, web view). Web views send a
 * header of their own with the first request alone, so it leaves the cookie for those after it.
 */
export function isFromApplication(c: AppContext): boolean {
  const { header, cookie } = c.var.configuration.webView;
  if (cookie && getCookie(c, cookie)) return true;
  if (!header || !c.req.header(header)) return false;
  if (cookie) {
    const secure = new URL(c.req.url).protocol === "https:";
    setCookie(c, cookie, "1", { httpOnly: true, sameSite: "Lax", path: "/", secure });
  }
  return true;
}
