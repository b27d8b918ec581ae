import type { AppContext } from "../context.ts";
import { readCookie } from "./cookies.ts";

/** Nobody who objects, by the page of the cookies or by Global Privacy Control (docs/decisions/069-measures.md). */
export const isMeasured = (c: AppContext): boolean => c.req.header("sec-gpc") !== "1" && !hasObjected(c);

export const hasObjected = (c: AppContext): boolean => readCookie(c, "unmeasured") === "1";
