import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { createContractWebhook } from "./contract-webhook.ts";

const secret = "secret-des-contrats";
const request = { name: "Nadia Petit", email: "nadia@exemple.fr", contractNumber: "AB-12", date: "" };

function webhook(answer: () => Response) {
  const fetcher = vi.fn(async (_: Request) => answer());
  const log = { error: vi.fn(), warn: vi.fn() };
  const baseURL = "https://contrats.example/recevoir?boutique=1";
  return { fetcher, log, ...createContractWebhook({ baseURL, secret, fetcher, log }) };
}

test("a termination is posted as JSON, with its time and a signature that the receiver can check", async () => {
  const { terminate, fetcher } = webhook(() => new Response("merci", { status: 202 }));
  const { reference, receivedAt } = await terminate(request);
  const sent = fetcher.mock.calls[0]?.[0];
  const text = (await sent?.text()) ?? "";
  expect([sent?.method, sent?.url]).toEqual(["POST", "https://contrats.example/recevoir?boutique=1"]);
  expect(JSON.parse(text)).toEqual({
    event: "contract.termination",
    reference,
    receivedAt: receivedAt.toISOString(),
    request,
  });
  const [, at, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent?.headers.get("X-Contract-Timed-Signature") ?? "") ?? [];
  expect(Math.abs(Number(at) * 1000 - clock.now())).toBeLessThan(5000);
  expect(signature).toBe(createHmac("sha256", secret).update(`${at}.${text}`).digest("hex"));
});

test("a request that is repeated has the same reference, another one does not", async () => {
  const { terminate, withdraw } = webhook(() => new Response(null, { status: 204 }));
  const { reference } = await terminate(request);
  expect(reference).toMatch(/^RES(-[0-9A-F]{4}){3}$/);
  expect((await terminate({ ...request })).reference).toBe(reference);
  expect((await terminate({ ...request, contractNumber: "AB-13" })).reference).not.toBe(reference);
  const withdrawn = await withdraw({ ...request, orderNumber: "000123", items: null });
  expect(withdrawn.reference).toMatch(/^REN-/);
});

test.each([
  [302, true],
  [404, false],
  [422, false],
  [500, true],
  [503, false],
])("a %i is no success; the request may have arrived: %j", async (status, isDoubtful) => {
  const { terminate } = webhook(() => new Response("", { status, headers: { Location: "/ailleurs" } }));
  await expect(terminate(request)).rejects.toMatchObject({ isDoubtful });
});
