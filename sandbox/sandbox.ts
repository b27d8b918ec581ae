import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { addressSearch } from "./address-search/address-search.ts";
import { analyticsEngine, analyticsSql } from "./analytics-engine/analytics-engine.ts";
import { botCheck, botCheckPages } from "./bot-check/bot-check.ts";
import { parcelTracking } from "./carrier/parcel-tracking.ts";
import { clockPages } from "./clock/clock.ts";
import { clockSetting } from "./clock/clock-setting.ts";
import { contentSystem } from "./content-system/api.ts";
import { contentDialectSwitch } from "./content-system/dialect.ts";
import { publish } from "./content-system/publish.ts";
import { openDatabase } from "./database/open.ts";
import { snapshot } from "./database/snapshot.ts";
import { ecommerce } from "./ecommerce/api.ts";
import { recallAdministration } from "./ecommerce/lot-recalls.ts";
import type { SandboxEnv } from "./env.ts";
import { ConnectionRefused } from "./faults/connection-refused.ts";
import { faultSwitchboard } from "./faults/fault-switchboard.ts";
import { type Ask, injectFaults } from "./faults/inject-faults.ts";
import { cardUpdates } from "./gateway/card-updates.ts";
import { gateway } from "./gateway/gateway.ts";
import { identityProvider } from "./identity-provider/provider.ts";
import { imageHost, uploadAuthentication, uploadedPictures } from "./image-host/image-host.ts";
import { readInstructions } from "./instructions.ts";
import { mailbox } from "./mailbox/mailbox.ts";
import { marketingPages } from "./marketing/marketing-pages.ts";
import { marketingService } from "./marketing/marketing-service.ts";
import { administration } from "./pages/administration.ts";
import { application } from "./pages/application.ts";
import { customerService } from "./pages/customer-service-section.ts";
import { indexPage } from "./pages/index-page.ts";
import { subscriptionPages } from "./pages/subscription-pages.ts";
import { pictures } from "./pictures/pictures.ts";
import { searchService } from "./search/api.ts";
import { tagManager } from "./tag-manager/tag-manager.ts";

export function createSandbox(): Hono<SandboxEnv> {
  const ask: Ask = (request, c) => sandbox.fetch(request, c.env, c.executionCtx);
  const sandbox = new Hono<SandboxEnv>()
    .use(async function openDatabaseOfRequest(c, next) {
      c.set("db", openDatabase(c.env.DB));
      await next();
    })
    .use(readInstructions)
    .use("/ecommerce/api/v2/*", injectFaults("ecommerce", "/ecommerce/api/v2", ask))
    .route("/ecommerce/api/v2", ecommerce)
    .use("/content/api/*", injectFaults("content", "/content/api", ask))
    .route("/content/api", contentSystem)
    .use("/search/*", injectFaults("search", "/search", ask))
    .route("/search", searchService)
    .route("/bot-check", botCheck)
    .route("/geocodage", addressSearch)
    .use("/pictures/*", injectFaults("pictures", "/pictures", ask))
    .route("/pictures", pictures)
    .use("/_sandbox/pictures/*", injectFaults("pictures", "/_sandbox/pictures", ask))
    .route("/_sandbox/pictures", uploadedPictures)
    .route("/_sandbox/pictures", pictures)
    .use("/image-host/*", injectFaults("image-host", "/image-host", ask))
    .route("/image-host/authentication", uploadAuthentication)
    .use("/_sandbox/image-host/*", injectFaults("image-host", "/_sandbox/image-host", ask))
    .route("/_sandbox/image-host", imageHost)
    .route("/_sandbox/faults", faultSwitchboard)
    .route("/_sandbox/publish", publish)
    .route("/_sandbox/content-dialect", contentDialectSwitch)
    .route("/_sandbox/bot-check", botCheckPages)
    .route("/_sandbox/customer-service", customerService)
    .use("/_sandbox/paiement/*", injectFaults("gateway", "/_sandbox/paiement", ask))
    .route("/_sandbox/paiement/carte", cardUpdates)
    .route("/_sandbox/paiement", gateway)
    .route("/_sandbox/application", application)
    .route("/_sandbox/mailbox", mailbox)
    .use("/_sandbox/identite/*", injectFaults("identity", "/_sandbox/identite", ask))
    .route("/_sandbox/identite", identityProvider)
    .route("/marketing", marketingService("/marketing"))
    .route("/_sandbox/marketing", marketingService("/_sandbox/marketing"))
    .route("/_sandbox/marketing/", marketingPages)
    .route("/_sandbox/tag-manager/", tagManager)
    .route("/analytics-engine", analyticsEngine)
    .route("/_sandbox/analytics-engine", analyticsSql)
    .route("/_sandbox/clock", clockPages)
    .route("/_sandbox/now", clockSetting)
    .route("/_sandbox/snapshot", snapshot)
    .route("/_sandbox/subscriptions/", subscriptionPages)
    .route("/_sandbox/suivi", parcelTracking)
    .route("/_sandbox/recalls", recallAdministration)
    .route("/_sandbox", administration)
    .route("/", indexPage)
    .onError((error) => {
      if (error instanceof ConnectionRefused) throw error;
      if (error instanceof HTTPException) return error.getResponse();
      console.error(error);
      return new Response("Une erreur est survenue dans les doublures.", { status: 500 });
    });
  return sandbox;
}
