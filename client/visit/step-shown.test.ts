import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import { pageViewOf, trackedPage } from "../../tests/rigs/tracked-page.ts";
import { shownTracking } from "./shown-tracking.ts";
import { stepShown } from "./step-shown.ts";
import { pageShown } from "./track.ts";

const stepOf = (step: string): TrackedEvent => ({ name: "guide_step", data: { guide: "croquettes", step } });
const viewOf = (question: string) => pageViewOf("/guide-croquettes/{animal}/", { question });
const page = trackedPage({ granted: ["tags"], events: [viewOf("poids"), stepOf("poids")] });

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

test("without consent a step sends nothing", () => {
  pageShown(undefined);
  stepShown({ event: stepOf("activite"), query: { question: "activite" } });
  expect(shownTracking()).toBeUndefined();
});
