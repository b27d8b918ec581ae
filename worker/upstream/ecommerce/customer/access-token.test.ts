import { expect, test } from "vitest";
import { claimsOf, tokenExpiry } from "./access-token.ts";

const jwt = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;

test("the expiry of a token is its exp claim, in milliseconds", () => {
  expect(tokenExpiry(jwt({ exp: 1_700_000_000 }))).toBe(1_700_000_000_000);
});

test("an opaque token ends when the API says so", () => {
  expect(tokenExpiry("f1c2~9d_0+/=")).toBe(Number.POSITIVE_INFINITY);
});

test.each(["", "a.b.c", "jeton é", `${jwt({ exp: 2 })}🐶`, jwt({}), jwt({ exp: "soon" }), jwt([])])(
  "a token that is not readable has no expiry: %s",
  (token) => {
    expect(tokenExpiry(token)).toBeUndefined();
  },
);

test("a claim of another type is none, and the others stand", () => {
  expect(claimsOf(jwt({ exp: 2, iat: "1", username: "a@b.fr" }))).toEqual({ exp: 2, username: "a@b.fr" });
});
