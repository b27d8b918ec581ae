import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { sessionApi } from "./account/session-api.ts";
import { cartApi } from "./cart/cart-api.ts";
import { cartLink } from "./cart/follow-cart-link.ts";
import { rationApi } from "./catalogue/ration-api.ts";
import { reviewsApi } from "./catalogue/reviews-api.ts";
import { orderPaymentApi } from "./checkout/order-payment-api.ts";
import { pickupPointsApi } from "./checkout/pickup-points-api.ts";
import { contentWebhook } from "./content/content-webhook.ts";
import { countryApi } from "./content/country-api.ts";
import { newsletterApi } from "./content/newsletter-api.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { bots } from "./middleware/bots.ts";
import { configuration } from "./middleware/configuration.ts";
import { country } from "./middleware/country.ts";
import { endedSession } from "./middleware/ended-session.ts";
import { formPosts } from "./middleware/form-posts.ts";
import { locate, pagePath } from "./middleware/locate.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { missingFiles } from "./middleware/missing-files.ts";
import { redirectRules } from "./middleware/redirect-rules.ts";
import { renderer } from "./middleware/renderer.tsx";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { sandboxPages } from "./middleware/sandbox-pages.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { session } from "./middleware/session.ts";
import { settings } from "./middleware/settings.ts";
import { trailingSlash } from "./middleware/trailing-slash.ts";
import { unindexed } from "./middleware/unindexed.ts";
import { pages, respondWithFailure } from "./pages.ts";
import { suggestionsApi } from "./search/suggestions-api.ts";
import { siteFiles } from "./site-files/site-files.ts";

/** One request, in order: docs/request-lifecycle.md tells the reasons. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: pagePath });

  app.use(requestLog, configuration, securityHeaders, unindexed);
  app.all("/_sandbox/*", sandboxPages);
  app.route("/", siteFiles);
  app.use("/api/webhooks/content", bodyUpTo(256_000));
  app.route("/api/webhooks/content", contentWebhook);

  app.use(settings, session, endedSession, country);
  app.use("/api/*", sameOrigin, bodyUpTo(16_000));
  app.route("/api/cart", cartApi);
  app.route("/api/orders", orderPaymentApi);
  app.route("/api/suggestions", suggestionsApi);
  app.route("/api/pickup-points", pickupPointsApi);
  app.route("/api/ration", rationApi);
  app.route("/api/country", countryApi);
  app.route("/api/reviews", reviewsApi);
  app.route("/api/newsletter", newsletterApi);
  app.route("/api/session", sessionApi);
  app.all("/api/*", (c) => c.json({ message: "Not Found" }, 404));

  app.use(
    locate,
    formPosts,
    bots,
    trailingSlash,
    maintenance,
    redirectRules,
    missingFiles,
    cartLink,
    renderer,
  );
  app.all("*", pages);

  app.onError(failed);
  return app;
}

/** Bytes: a body is read whole before anything is known of its sender. */
const bodyUpTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.json({ message: "Payload Too Large" }, 413) });

/** The last boundary: what nobody expected is logged, and answered as well as it still can be. */
async function failed(error: Error, c: AppContext): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  c.var.log?.error("request failed", error);
  const rendered = c.get("complete") !== undefined && !c.req.path.startsWith("/api/");
  if (!rendered) return c.json({ message: "Une erreur est survenue" }, 500);
  return respondWithFailure(c, error).catch(() => c.text("Une erreur est survenue", 500));
}
