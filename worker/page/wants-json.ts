import { accepts } from "hono/accepts";
import type { AppContext } from "../context.ts";

const json = "application/json";
const html = "text/html";

/** Written by the page that runs: a plain form cannot say it. */
export const isJson = (c: AppContext): boolean => (c.req.header("content-type") ?? "").startsWith(json);

/** The page that runs is answered in JSON, a plain form with a page. */
export const wantsJson = (c: AppContext): boolean =>
  isJson(c) || accepts(c, { header: "Accept", supports: [html, json], default: html }) === json;
