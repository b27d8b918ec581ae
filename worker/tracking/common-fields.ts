import type { CommonFields, PageTracking } from "../../shared/tracking/page-tracking.ts";
import type { AppContext, Services } from "../context.ts";
import { testsOf } from "../experiment/segment.ts";
import { utmOf } from "./sent-address.ts";

export async function commonFields(c: AppContext, granted: PageTracking["granted"]): Promise<CommonFields> {
  const { configuration, country } = c.var;
  return {
    environment: configuration.platform,
    entity: "store",
    country,
    store: configuration.store,
    ...(await customerFields(c.var, granted)),
    utm: utmOf(new URL(c.req.url).searchParams),
    abtests: await testsOf(c),
  };
}

type CustomerFields = Pick<CommonFields, "connection" | "client" | "subscriber" | "emailHashed">;

const guest: CustomerFields = { connection: "Non-connected", client: "Guest", subscriber: "no" };

/** Milliseconds that a page waits for its customer after its own data. */
const patience = 300;

async function customerFields(
  services: Services<"session">,
  granted: PageTracking["granted"],
): Promise<CustomerFields> {
  const { session } = services;
  if (!session.loggedIn) return guest;
  const customer = await Promise.race([session.customer(), pause(patience)]);
  // The API may have ended the session meanwhile.
  if (!session.loggedIn) return guest;
  if (!customer?.email) return { connection: "Connected" };
  const { isNew, isSubscriber, emailHashed } = customer;
  return {
    connection: "Connected",
    ...(isNew === null ? {} : { client: isNew ? "New client" : "Old client" }),
    subscriber: isSubscriber ? "yes" : "no",
    ...(granted.includes("marketing") && emailHashed ? { emailHashed } : {}),
  };
}

const pause = (ms: number) => new Promise<undefined>((over) => setTimeout(over, ms, undefined));
