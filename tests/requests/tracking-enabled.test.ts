import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { allowing, namesIn, trackingOf } from "./tracking.ts";
import { productPath } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { TRACKED_EVENTS: "view_item, purchase", TAG_MANAGER_ID: "" });

test("events that are not enabled are ignored, and the browser knows which are", async () => {
  const tracking = await trackingOf(allowing(), productPath);
  expect(namesIn(tracking)).toEqual(["view_item"]);
  expect(tracking?.enabled).toEqual(["view_item", "purchase"]);
});

test("a purpose without a service is none", async () => {
  expect((await trackingOf(allowing(), "/"))?.granted).toEqual(["marketing"]);
  expect(await trackingOf(allowing("measurement"), "/")).toBeUndefined();
});
