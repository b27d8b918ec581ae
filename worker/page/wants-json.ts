import { accepts } from "hono/accepts";
import type { AppContext } from "../context.ts";

const json = "application/json";
const html = "text/html";

export const isJson = (c: AppContext): boolean => (c.req.header("content-type") ?? "").startsWith(json);

export const wantsJson = (c: AppContext): boolean =>
  isJson(c) || accepts(c, { header: "Accept", supports: [html, json], default: html }) === json;
