import type { AppContext } from "../../context.ts";
import { readCookie } from "../cookies.ts";

export const isMeasured = (c: AppContext): boolean => c.req.header("sec-gpc") !== "1" && !hasObjected(c);

export const hasObjected = (c: AppContext): boolean => readCookie(c, "unmeasured") === "1";
