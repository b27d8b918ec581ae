import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { stepShown } from "./step-shown.ts";
import { pageShown, shownTracking } from "./track.ts";

const stepOf = (step: string): TrackedEvent => ({ name: "guide_step", data: { guide: "croquettes", step } });
const viewOf = (question: string): TrackedEvent => ({
  name: "page_view",
  data: { name: "guide", path: "/guide-croquettes/{animal}/", query: { question }, status: 200 },
});
const page: PageTracking = {
  granted: ["tags"],
  events: [viewOf("poids"), stepOf("poids")],
  common: {
    environment: "demo",
    entity: "store",
    country: "FR",
    store: "museau_fr",
    connection: "Non-connected",
    client: "Guest",
    subscriber: "no",
    utm: {},
    abtests: [],
  },
};

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("requestIdleCallback", () => {});
});
afterEach(() => vi.unstubAllGlobals());

test("a step is a page of its own: its view with its question, and its step alone", () => {
  pageShown(page);
  stepShown({ event: stepOf("activite"), query: { question: "activite" } });
  expect(shownTracking()).toEqual({ ...page, events: [viewOf("activite"), stepOf("activite")] });
});

test("without consent a step tells nothing", () => {
  pageShown(undefined);
  stepShown({ event: stepOf("activite"), query: { question: "activite" } });
  expect(shownTracking()).toBeUndefined();
});
