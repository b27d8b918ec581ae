import type { AppContext } from "../../context.ts";
import { isSecure, readCookie } from "../cookies.ts";

export const awaitsScripts = (c: AppContext): boolean =>
  readCookie(c, "noScript") !== "0" &&
  (readCookie(c, "refreshToken") ?? readCookie(c, "jwtTokenRaw")) !== undefined;

/** A string in the syntax of `document.cookie`, set by an inline script. */
export const scriptsRunCookie = (c: AppContext): string =>
  isSecure(c) ? "__Host-noScript=0; Path=/; SameSite=Lax; Secure" : "noScript=0; Path=/; SameSite=Lax";
