import { accepts } from "hono/accepts";
import type { AppContext, AppRequest } from "../context.ts";

const json = "application/json";
const html = "text/html";

export const isJson = (req: AppRequest): boolean => (req.header("content-type") ?? "").startsWith(json);

export const wantsJson = (c: AppContext): boolean =>
  isJson(c.req) || accepts(c, { header: "Accept", supports: [html, json], default: html }) === json;
