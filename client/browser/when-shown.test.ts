import { afterEach, expect, test, vi } from "vitest";
import { whenShown } from "./when-shown.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a document that is rendered ahead does nothing before it is shown", () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal("document", page);
  const act = vi.fn();
  whenShown(act);
  expect(act).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("prerenderingchange"));
  expect(act).toHaveBeenCalledOnce();
});

test.each([{ prerendering: false }, {}])("any other document begins at once: %o", (page) => {
  vi.stubGlobal("document", page);
  const act = vi.fn();
  whenShown(act);
  expect(act).toHaveBeenCalledOnce();
});
