import type { AppContext } from "../context.ts";
import { isSecure, readCookie } from "./cookies.ts";

/** Whether a customer's browser has not shown yet that it runs scripts. */
export const awaitsScripts = (c: AppContext): boolean =>
  readCookie(c, "noScript") !== "0" && readCookie(c, "refreshToken") !== undefined;

/** The cookie that an inline script sets, in the syntax of `document.cookie`. */
export const scriptsRunCookie = (c: AppContext): string =>
  isSecure(c) ? "__Host-noScript=0; Path=/; SameSite=Lax; Secure" : "noScript=0; Path=/; SameSite=Lax";
