import { afterEach, beforeEach, expect, test } from "vitest";
import { setPatience } from "../../shared/time/clock.ts";
import { createIdentity, type IdentityOptions } from "./identity.ts";

const issuer = new URL("https://identity.example");

const identityWith = (fetcher: IdentityOptions["fetcher"]) =>
  createIdentity({ issuer, clientId: "shop", clientSecret: "", scopes: "openid", fetcher });

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

// Four seconds pass in 200 ms.
beforeEach(() => setPatience(0.05));
afterEach(() => setPatience(1));

test("a provider is not too slow because the thread is busy with other requests", async () => {
  const ping = identityWith(async () => {
    await after(20);
    await after(1);
    return Response.json({ issuer: issuer.href });
  }).ping();
  busy(300);
  await expect(ping).resolves.toBeUndefined();
});

test("a provider that does not answer, or not to the end, is given up", async () => {
  const silent = () => new Promise<never>(() => {});
  const halfway = async () =>
    new Response(new ReadableStream(), { headers: { "content-type": "application/json" } });
  for (const fetcher of [silent, halfway])
    await expect(identityWith(fetcher).ping()).rejects.toThrow("the provider is too slow");
});
