import { expect, test } from "vitest";
import { rememberingEncoder } from "./react-text-encoder.ts";

const native = new TextEncoder();

test("bytes are those of the platform's encoder, the first time and the second", () => {
  const { encode } = rememberingEncoder();
  for (const text of ["", "class", "Pâtée « poulet »", "🐕", "\ud800", "class", "🐕"]) {
    expect(encode(text)).toEqual(native.encode(text));
  }
});

test("a short text is encoded once", () => {
  const { encode } = rememberingEncoder();
  expect(encode("class")).toBe(encode("class"));
});

test("a long text has bytes of its own each time: the stream may take them away", () => {
  const { encode } = rememberingEncoder();
  const long = "é".repeat(2000);
  expect(encode(long)).not.toBe(encode(long));
  expect(encode(long)).toEqual(native.encode(long));
});

test("more texts than are remembered change nothing", () => {
  const { encode } = rememberingEncoder();
  for (let number = 0; number < 12_000; number++) {
    expect(encode(String(number))).toEqual(native.encode(String(number)));
  }
});
