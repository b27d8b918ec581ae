import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { botCheck, botCheckPages } from "./bot-check/bot-check.ts";
import { parcelTracking } from "./carrier/parcel-tracking.ts";
import { clock } from "./clock/clock.ts";
import { contentSystem } from "./content-system/api.ts";
import { contentDialectSwitch } from "./content-system/dialect-switch.ts";
import { publish } from "./content-system/publish.ts";
import { openDatabase } from "./database/open.ts";
import { administration } from "./ecommerce/administration.ts";
import { ecommerce } from "./ecommerce/api.ts";
import type { SandboxEnv } from "./env.ts";
import { ConnectionRefused } from "./faults/connection-refused.ts";
import { faultSwitchboard } from "./faults/fault-switchboard.ts";
import { injectFaults } from "./faults/inject-faults.ts";
import { gateway } from "./gateway/gateway.ts";
import { identityProvider } from "./identity-provider/provider.ts";
import { mailbox } from "./mailbox/mailbox.ts";
import { customerService } from "./pages/customer-service-section.ts";
import { indexPage } from "./pages/index-page.ts";
import { pictures } from "./pictures/pictures.ts";
import { searchService } from "./search/api.ts";

export function createSandbox(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .use(async function openDatabaseOfRequest(c, next) {
      c.set("db", openDatabase(c.env.DB));
      await next();
    })
    .use("/ecommerce/api/v2/*", injectFaults("ecommerce", "/ecommerce/api/v2"))
    .route("/ecommerce/api/v2", ecommerce)
    .use("/content/api/*", injectFaults("content", "/content/api"))
    .route("/content/api", contentSystem)
    .use("/search/*", injectFaults("search", "/search"))
    .route("/search", searchService)
    .route("/bot-check", botCheck)
    .use("/pictures/*", injectFaults("pictures", "/pictures"))
    .route("/pictures", pictures)
    .use("/_sandbox/pictures/*", injectFaults("pictures", "/_sandbox/pictures"))
    .route("/_sandbox/pictures", pictures)
    .route("/_sandbox/faults", faultSwitchboard)
    .route("/_sandbox/publish", publish)
    .route("/_sandbox/content-dialect", contentDialectSwitch)
    .route("/_sandbox/bot-check", botCheckPages)
    .route("/_sandbox/customer-service", customerService)
    .use("/_sandbox/paiement/*", injectFaults("gateway", "/_sandbox/paiement"))
    .route("/_sandbox/paiement", gateway)
    .route("/_sandbox/mailbox", mailbox)
    .use("/_sandbox/identite/*", injectFaults("identity", "/_sandbox/identite"))
    .route("/_sandbox/identite", identityProvider)
    .route("/_sandbox/clock", clock)
    .route("/_sandbox/suivi", parcelTracking)
    .route("/_sandbox", administration)
    .route("/", indexPage)
    .onError((error) => {
      if (error instanceof ConnectionRefused) throw error;
      if (error instanceof HTTPException) return error.getResponse();
      console.error(error);
      return new Response("Une erreur est survenue dans les doublures.", { status: 500 });
    });
}

export default createSandbox();
