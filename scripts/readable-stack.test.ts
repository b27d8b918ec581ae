import { TraceMap } from "@jridgewell/trace-mapping";
import { minifySync } from "vite";
import { expect, test } from "vitest";
import { readableStack } from "./readable-stack.ts";

const source = `export function greet(name) {
  const words = ["Bonjour", name];
  throw new Error(words.join(" "));
}
`;

const { code, map } = minifySync("greet.ts", source, { sourcemap: true });
const column = code.indexOf("Error(") + 1;
const maps = new Map([["greet-1a2b3c4.js", new TraceMap(JSON.stringify(map))]]);
const read = (text: string) => readableStack(text, (file) => maps.get(file));

test("a place of a kept map is told as in the sources, in a browser's stack and in a worker's", () => {
  expect(
    read(`Error: Bonjour Rex
    at a (https://shop.example/assets/greet-1a2b3c4.js:1:${column})
    at /assets/greet-1a2b3c4.js:1:${column} /assets/other-1.js:1:2`),
  ).toMatch(
    /^Error: Bonjour Rex\n {4}at a \((\w+ )?greet\.ts:3:\d+\)\n {4}at (\w+ )?greet\.ts:3:\d+ \/assets\/other-1\.js:1:2$/,
  );
});

test("what no map knows stays as it is", () => {
  const text = "at b (index.js:1:2)\nat c (https://shop.example/assets/greet-1a2b3c4.js:99:1)\n10:30:00";
  expect(read(text)).toBe(text);
});
