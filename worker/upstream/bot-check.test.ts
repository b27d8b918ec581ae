import { describe, expect, test } from "vitest";
import { createBotCheck } from "./bot-check.ts";
import { UpstreamError } from "./upstream-error.ts";

const expected = { action: "contact", hostname: "museau.example" };
const good = { success: true, score: 0.9, challenge_ts: "2026-11-22T12:00:00Z", ...expected };

const verify = (answer: () => Response) =>
  createBotCheck({
    verifyUrl: "https://check.example/siteverify",
    secret: "our-secret",
    fetcher: async () => answer(),
  }).verify("token", expected);

const verdict = async (body: unknown) => (await verify(() => Response.json(body))).is;

describe("what the service says of a token (reCAPTCHA v3)", () => {
  test.each([
    ["person", good],
    ["person", { ...good, score: 0.5, hostname: null }],
    ["robot", { ...good, score: 0.1 }],
    ["robot", { ...good, action: "newsletter" }],
    ["robot", { ...good, hostname: "evil.example" }],
    ["robot", { success: false, "error-codes": ["invalid-input-response"] }],
    ["robot", { success: false, "error-codes": ["missing-input-response"] }],
  ])("%s: %o", async (is, body) => expect(await verdict(body)).toBe(is));

  test.each(["timeout-or-duplicate", "browser-error"])("%s may befall anybody", async (code) =>
    expect(await verdict({ success: false, "error-codes": [code] })).toBe("unknown"),
  );

  test.each([
    { success: false, "error-codes": ["invalid-input-secret"] },
    { success: false, "error-codes": ["missing-input-secret"] },
    { success: false, "error-codes": ["bad-request"] },
    { success: false, "error-codes": ["a code of tomorrow"] },
    { success: false },
    { ...good, score: undefined },
  ])("the shop's own fault is nobody else's: %o", async (body) => expect(await verdict(body)).toBe("broken"));
});

test.each([
  ["an error", () => new Response("", { status: 500 })],
  ["a page of a proxy", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["something else", () => Response.json(["ok"])],
])("%s is an outage", async (_, answer) => {
  await expect(verify(answer)).rejects.toBeInstanceOf(UpstreamError);
});
