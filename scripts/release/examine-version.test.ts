import { expect, test } from "vitest";
import type { Ask } from "./ask-version.ts";
import { examineVersion } from "./examine-version.ts";

const secret = "a-secret-of-16-letters";
const ok = { status: "ok" };
const refused = { status: "down", problem: "status 401" };

const answering =
  (status: string, services: object, switchedOff: string[] = []): Ask =>
  async (path, headers) =>
    path === "/health/deep" && headers?.Authorization === `Bearer ${secret}`
      ? Response.json({ status, switchedOff, services }, { status: status === "down" ? 503 : 200 })
      : new Response(null, { status: 404 });

const well = answering("ok", { ecommerce: ok, search: ok });
const examined = (ask: Ask, askOld = well) => examineVersion({ ask, askOld, secret });

test("a version that reaches its services passes", async () => {
  await expect(examined(well)).resolves.toBeUndefined();
});

test("a service that the new version alone does not reach, or has switched off, is named", async () => {
  const ask = answering("degraded", { ecommerce: ok, search: refused }, ["marketing"]);
  await expect(examined(ask)).rejects.toThrow(
    "marketing is switched off, since a variable is wrong, search is down (status 401)",
  );
});

test("an outage that the old version has, too, is let through as long as the shop sells", async () => {
  const degraded = answering("degraded", { ecommerce: ok, search: refused });
  await expect(examined(degraded, degraded)).resolves.toBeUndefined();
  const down = answering("down", { ecommerce: refused, search: ok });
  await expect(examined(down, down)).rejects.toThrow("ecommerce is down (status 401)");
});

test("a wrong secret is said", async () => {
  await expect(examineVersion({ ask: well, askOld: well, secret: "another" })).rejects.toThrow(
    "/health/deep was answered 404: is HEALTH_SECRET the shop's?",
  );
});
