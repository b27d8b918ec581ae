import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { breakService, visitor, askStandIns } from "./visitor.ts";
test("x", async () => {
  const info = vi.spyOn(console, "info");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const v = visitor();
  const slug = "croquettes-chien-adulte-poulet-fermier-riz";
  await breakService({ service: "content", mode: "slow", delay: 1500, path: "/b2c-products/b2c-categories" });
  const t0 = Date.now();
  const a = await v.get(`/produits/${slug}/`);
  console.log("answer", a.status, Date.now() - t0);
  const r = a.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) { const { done, value } = await r.read(); if (done) break; console.log("CHUNK", Date.now() - t0, value.length, value.slice(0, 80).replaceAll("\n"," "), "...", value.slice(-300)); }
  console.log("info", info.mock.calls.length, info.mock.calls[0]);
  console.log("warn", warn.mock.calls, error.mock.calls);
  console.log((await env.CONTENT_CACHE.list()).keys.map((k) => k.name));
  const s = await askStandIns<any>("/_sandbox/login", { email: "camille.durand@example.fr", expiresIn: 60 });
  console.log(s);
  expect(a.status).toBe(200);
});
