import { describe, expect, test } from "vitest";
import { mintAccessToken, randomToken, readAccessToken } from "./tokens.ts";

const secret = "a secret of the test";

describe("an access token", () => {
  test("names its user", async () => {
    const token = await mintAccessToken("camille@example.fr", secret);
    expect(await readAccessToken(token, secret)).toEqual({ username: "camille@example.fr" });
  });

  test("has iat, exp one hour later, roles and username", async () => {
    const token = await mintAccessToken("camille@example.fr", secret);
    const claims: unknown = JSON.parse(atob(token.split(".")[1] ?? ""));
    expect(claims).toEqual({
      iat: expect.any(Number),
      exp: expect.any(Number),
      roles: ["ROLE_USER"],
      username: "camille@example.fr",
    });
    expect(claims).toSatisfy(({ iat, exp }: { iat: number; exp: number }) => exp - iat === 3600);
  });

  test("that has expired is not the same error as a forged one", async () => {
    const ended = await mintAccessToken("camille@example.fr", secret, -5);
    expect(await readAccessToken(ended, secret)).toEqual({ fault: "Expired JWT Token" });
    const forged = await mintAccessToken("camille@example.fr", "another secret");
    expect(await readAccessToken(forged, secret)).toEqual({ fault: "Invalid JWT Token" });
    expect(await readAccessToken("nonsense", secret)).toEqual({ fault: "Invalid JWT Token" });
  });
});

test("a random token is of the vendor's characters, its rare one among them", () => {
  expect(randomToken()).toMatch(/^(?=.*~)[\w~-]{23}$/);
});
