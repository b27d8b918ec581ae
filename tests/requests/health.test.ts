import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { holdCalls, isContent, stopTimers, until } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();
afterEach(() => vi.useRealTimers());

const path = "/health/deep";
const bearer = (secret: string) => ({ headers: { Authorization: `Bearer ${secret}` } });

interface Health {
  status: string;
  build: string;
  services: Record<
    string,
    {
      status: string;
      ms: number;
      problem?: string;
      call?: string;
      lastFailure?: { at: string; reason: string };
    }
  >;
}

async function ask() {
  const answer = await visitor().get(path, bearer("demo-health-secret"));
  return { answer, health: await answer.json<Health>() };
}

describe("/health/deep", () => {
  test.each([
    ["channel", "ecommerce", "/shop/channels/museau_fr"],
    ["version's login", "ecommerce", "/shop/authentication-token"],
    ["header", "content", "/b2c-header"],
    ["home page", "content", "/home"],
  ] as const)("a missing %s is an outage, whose call is named", async (_, service, path) => {
    await breakService({ service, mode: "status", status: 404, path });
    stopTimers();
    const { answer, health } = await ask();
    expect([answer.status, health.status]).toEqual([503, "down"]);
    expect(health.services[service]).toMatchObject({ status: "down", problem: "status 404" });
    expect(health.services[service]?.call).toContain(path.slice(1));
  });

  test.each([
    ["nothing", {}],
    ["a wrong secret", bearer("demo-health-secreT")],
    ["the beginning of it", bearer("demo-health-secre")],
    ["an empty one", bearer("")],
    ["another scheme", { headers: { Authorization: "Basic demo-health-secret" } }],
  ])("is not there for who has %s", async (_, init) => {
    const answer = await visitor().get(path, init);
    expect([answer.status, await answer.text()]).toEqual([404, "Not Found\n"]);
  });

  test("asks each service once, and says how it is", async () => {
    stopTimers();
    const { answer, health } = await ask();
    for (const service of Object.values(health.services)) expect(service).toEqual({ status: "ok", ms: 0 });
    expect([answer.status, health.status]).toEqual([200, "ok"]);
    expect(Object.keys(health.services)).toEqual([
      "ecommerce",
      "content",
      "search",
      "marketing",
      "addressSearch",
      "photos",
      "botCheck",
      "identity",
      "contentCache",
      "settings",
      "consents",
      "durableObjects",
    ]);
  });

  test("is kept nowhere, and in no search engine", async () => {
    const { answer } = await ask();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  });

  test.each([
    ["ecommerce", "ecommerce", 503],
    ["content", "content", 503],
    ["search", "search", 200],
    ["bot-check", "botCheck", 200],
    ["marketing", "marketing", 200],
    ["identity", "identity", 200],
  ] as const)("%s down: %s is down, %i", async (service, name, status) => {
    await breakService({ service, mode: "status", status: 500 });
    stopTimers();
    const at = clock.date().toISOString();
    const { answer, health } = await ask();
    expect(answer.status).toBe(status);
    expect(health.status).toBe(status === 503 ? "down" : "degraded");
    expect(health.services[name]).toMatchObject({
      ...{ status: "down", problem: "status 500" },
      lastFailure: { at },
    });
  });

  test("tells the last failure also when the service answers again", async () => {
    stopTimers();
    const { health } = await ask();
    expect(health.services.ecommerce).toMatchObject({
      status: "ok",
      lastFailure: { reason: "status 500" },
    });
  });

  test.each([
    ["garbage", "answer not readable"],
    ["refused", "no answer"],
  ] as const)("an answer that is none counts as none: %s", async (mode, problem) => {
    await breakService({ service: "ecommerce", mode });
    expect((await ask()).health.services.ecommerce).toMatchObject({ status: "down", problem });
  });

  test.each([
    ["more than a second is slow", "search", 1001, "slow"],
    ["a second is well", "search", 1000, "ok"],
    ["two seconds are none", "search", 2000, "down"],
    ["almost two seconds is slow", "ecommerce", 1999, "slow"],
  ] as const)(
    "an answer after %s, and the others are asked meanwhile: %s",
    async (_, service, time, status) => {
      readLog();
      const { passMeasured, passTime } = stopTimers();
      const held = holdCalls((call) => call.includes(` /${service}/`));
      const asking = ask();
      await held.waiting(1);
      await until(
        () => held.others.some(isContent),
        () => `the content system is asked while ${service} is`,
      );
      if (time > 1001) passTime(time);
      else passMeasured(time);
      if (status !== "down") held.release();
      const { answer, health } = await asking;
      expect([answer.status, health.services[service]?.status]).toEqual([200, status]);
    },
  );

  test("a namespace that does not answer does not keep anybody from buying", async () => {
    vi.spyOn(env.SETTINGS, "get").mockRejectedValue(new Error("KV GET failed: 500"));
    const { answer, health } = await ask();
    expect([answer.status, health.status]).toEqual([200, "degraded"]);
    expect(health.services.settings).toMatchObject({ status: "down", problem: "no answer" });
  });

  test("is asked no more often than its limit allows (worker/env-documents.test.ts)", async () => {
    vi.spyOn(env.HEALTH_LIMIT, "limit").mockResolvedValue({ success: false });
    const answer = await visitor().get(path, bearer("demo-health-secret"));
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
  });
});
