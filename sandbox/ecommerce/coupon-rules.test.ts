import { describe, expect, test } from "vitest";
import { refusalOf } from "./coupon-rules.ts";

const now = new Date("2026-11-01T12:00:00Z");

describe("a coupon code", () => {
  test("is taken in small letters and with spaces around it", () => {
    expect(refusalOf(" bienvenue ", 3000, now)).toBeNull();
  });

  test("that does not exist is refused", () => {
    expect(refusalOf("INCONNU", 9000, now)).toContain("n'existe pas");
  });

  test("that has ended is refused", () => {
    expect(refusalOf("ETE2025", 9000, now)).toContain("a expiré");
  });

  test("asks for its least amount of goods", () => {
    expect(refusalOf("BIENVENUE", 2999, now)).toContain("à partir de 30");
  });
});
