import { Hono } from "hono";
import { safeReturnTo } from "../../shared/links.ts";
import { marketingFaultSchema } from "../../shared/marketing/fault.ts";
import type { MarketingOffer } from "../../shared/marketing/offer.ts";
import { closeHeaderForm } from "../../shared/marketing/top-header.ts";
import { href } from "../../shared/routes.ts";
import type { AppEnv, AppRequest } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { networkAddress, withinLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { parseJson } from "../parse-json.ts";
import { refererPage } from "../session/requested-page.ts";
import { closeTopHeader } from "../session/top-header.ts";
import { grantedTracking } from "../tracking/page-tracking.ts";
import { marketingOffer } from "./offer.ts";

/** Seconds in the browser's cache. */
const maxAge = 60;

const closeHeader = form({
  failure: "top header not closed",
  given: nothing,
  rules: () => closeHeaderForm,
  act: (c, { values }) => {
    closeTopHeader(c, values.id);
    return { json: null, to: pageOf(c.req) };
  },
  back: (c) => c.redirect(pageOf(c.req), 303),
});

export const marketingApi = new Hono<AppEnv>()
  .post("/close-header", closeHeader.act)
  .get("/offer", async (c) => {
    c.header("Cache-Control", "no-store");
    const offer = await marketingOffer(c.var, c.req.query());
    if (!offer) return c.json({ message: "Not Found" }, 404);
    c.header("Cache-Control", `private, max-age=${maxAge}`);
    return c.json<MarketingOffer>(offer);
  })
  .post("/faults", async (c) => {
    const fault = parseJson(await c.req.text(), marketingFaultSchema);
    if (!fault) return c.json({ message: "Bad Request" }, 400);
    if (!grantedTracking(c.var).includes("marketing")) return c.json({ message: "Forbidden" }, 403);
    if (!(await withinLimit(c, "CONSENT_LIMIT", `fault ${networkAddress(c.req)}`))) {
      setRetryAfter(c);
      return c.json({ message: "Too Many Requests" }, 429);
    }
    const { kind, ...about } = fault;
    c.var.log.warn(kind, { ...about, at: "browser" });
    return c.body(null, 204);
  });

const pageOf = (req: AppRequest) => safeReturnTo(refererPage(req), href("index"));
