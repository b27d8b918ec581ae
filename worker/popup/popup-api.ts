import { Hono } from "hono";
import { popupMarkdownInput } from "../../shared/api/popup.ts";
import type { AppEnv } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { renderProse } from "../page/prose.ts";

/** The popup's title is an h2, so "##" becomes an h3. */
const headingShift = 1;

export const popupApi = new Hono<AppEnv>().post("/markdown", async (c) => {
  c.header("Cache-Control", "no-store");
  if (!c.var.consent.granted.includes("marketing")) return c.json({ message: "Forbidden" }, 403);
  if (!(await withinNetworkLimit(c, "POPUP_LIMIT"))) return c.json({ message: "Too Many Requests" }, 429);
  const posted = popupMarkdownInput.safeParse(await c.req.json().catch(() => undefined));
  if (!posted.success) return c.json({ message: "Unprocessable Content" }, 422);
  return c.json({ html: renderProse(c.var, posted.data.markdown, { headingShift, isRemembered: false }) });
});
