import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import * as clock from "../../shared/time/clock.ts";
import { tokenFor } from "./contact-form.ts";

const secret = "demo-bot-check-secret";

async function verify(fields: Record<string, string>) {
  const answer = await (env.SANDBOX as Fetcher).fetch("http://sandbox/bot-check/verify", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const token = async () => (await tokenFor("contact"))[senderFields.token] ?? "";

test("a good token says score, action, host and when, once", async () => {
  const response = await token();
  expect(response.length).toBeGreaterThan(1000);
  expect(await verify({ secret, response })).toEqual({
    success: true,
    score: 0.9,
    action: "contact",
    hostname: "museau.example",
    challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
  expect(await verify({ secret, response })).toEqual({
    success: false,
    "error-codes": ["timeout-or-duplicate"],
  });
});

test("a token lives two minutes", async () => {
  const response = await token();
  const before = new Date(clock.now() - 121_000).toISOString();
  await env.DB.prepare("update bot_check_tokens set createdAt = ? where token = ?")
    .bind(before, response)
    .run();
  expect(await verify({ secret, response })).toMatchObject({ "error-codes": ["timeout-or-duplicate"] });
});

test.each([
  [{}, "missing-input-secret"],
  [{ secret: "autre" }, "invalid-input-secret"],
  [{ secret }, "missing-input-response"],
  [{ secret, response: "inventé" }, "invalid-input-response"],
])("%o is %s", async (fields, code) => {
  expect(await verify(fields)).toEqual({ success: false, "error-codes": [code] });
});
