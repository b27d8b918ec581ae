import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusOnLoad } from "./focus-on-load.ts";

const body = {};
const page = { activeElement: body as unknown, body, readyState: "loading" };
const heading = {};
const give = vi.fn(() => {
  page.activeElement = heading;
});
const frames: (() => void)[] = [];
const nextFrames = () => {
  for (let count = 0; count < 2; count++) frames.shift()?.();
};
let events = new EventTarget();
const endDocument = () => {
  page.readyState = "interactive";
  events.dispatchEvent(new Event("DOMContentLoaded"));
};

beforeEach(() => {
  Object.assign(page, { activeElement: body, readyState: "loading" });
  events = new EventTarget();
  frames.length = 0;
  give.mockClear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { hash: "#form" });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
});
afterEach(() => vi.unstubAllGlobals());

test("the focus that the fragment of the address has taken away is given again", () => {
  focusOnLoad(give);
  expect(page.activeElement).toBe(heading);
  endDocument();
  page.activeElement = body;
  nextFrames();
  expect(page.activeElement).toBe(heading);
});

test("so is that of a page whose document has just ended", () => {
  page.readyState = "interactive";
  focusOnLoad(give);
  page.activeElement = body;
  nextFrames();
  expect(page.activeElement).toBe(heading);
});

test("what the visitor has focused meanwhile keeps the focus", () => {
  const field = {};
  page.activeElement = field;
  focusOnLoad(give);
  endDocument();
  nextFrames();
  expect(page.activeElement).toBe(field);
  expect(give).not.toHaveBeenCalled();
});

test("it is given once where there is no fragment, where the page is complete, and where nobody waits any more", () => {
  vi.stubGlobal("location", { hash: "" });
  focusOnLoad(give);
  vi.stubGlobal("location", { hash: "#form" });
  focusOnLoad(give)();
  endDocument();
  page.activeElement = body;
  nextFrames();
  expect(give).toHaveBeenCalledTimes(1);

  page.readyState = "complete";
  focusOnLoad(give);
  page.activeElement = body;
  nextFrames();
  expect(give).toHaveBeenCalledTimes(2);
});
