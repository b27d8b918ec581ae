import { expect, test, vi } from "vitest";
import { answerConsent } from "../../../shared/api/consent.ts";
import { saveConsent } from "./save-consent.ts";

test("an answer outlives its page: a visitor may follow a link before it has arrived", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  const told = vi.fn();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", new URL("https://museau.example/"));
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("dispatchEvent", told);
  try {
    await saveConsent(new FormData());
  } finally {
    vi.unstubAllGlobals();
  }
  const { method, path } = answerConsent;
  expect(fetch).toHaveBeenCalledExactlyOnceWith(path, expect.objectContaining({ method, keepalive: true }));
  expect(told).toHaveBeenCalledOnce();
});
