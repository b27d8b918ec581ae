import { expect, test } from "vitest";
import { inTime, withTimeout } from "./with-timeout.ts";

const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

const never = new Promise<never>(() => {});

test("what does not come in time is undefined, or an error", async () => {
  expect(await withTimeout(never, 10)).toBeUndefined();
  expect(await withTimeout(never, -5)).toBeUndefined();
  await expect(inTime(never, 10)).rejects.toThrow("too slow");
  expect(await inTime(after(1, "soon"), 1000)).toBe("soon");
});

test("an answer of KV or an object is not too slow because the thread is busy with other requests", async () => {
  const reading = inTime(
    after(150, 1).then(() => after(1, "value")),
    400,
  );
  busy(600);
  expect(await reading).toBe("value");
});
