import { afterEach, expect, test, vi } from "vitest";
import { orFormError, postByBrowser } from "./use-submit.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a form posted by the browser stays busy when its own page has loaded, until it is restored", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const show = async (persisted: boolean) => {
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    await Promise.resolve();
  };
  const submit = vi.fn();
  const free = vi.fn();
  void postByBrowser({ submit }).then(free);
  expect(submit).toHaveBeenCalledOnce();
  await show(false);
  expect(free).not.toHaveBeenCalled();
  await show(true);
  expect(free).toHaveBeenCalledOnce();
});

test("a form whose sending throws says so, and the error is reported", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const failure = new TypeError("Failed to fetch dynamically imported module");
  expect(await orFormError(() => Promise.reject(failure))).toEqual({
    fields: {},
    form: ["Une erreur est survenue"],
  });
  expect(reportError).toHaveBeenCalledWith(failure);
});
