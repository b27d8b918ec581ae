import { describe, expect, test, vi } from "vitest";
import { NotAsked, Unreadable, UpstreamError } from "./upstream-error.ts";
import { NotWritten, type Write, writeOutcome, written } from "./write-outcome.ts";

const asked = 3;
const before = 2;

function write(answer: number | undefined | Error, read: number | Error = before): Write<number> {
  const give = <T>(what: T | Error) => (what instanceof Error ? Promise.reject(what) : Promise.resolve(what));
  return {
    name: "quantity",
    send: () => give<number | undefined>(answer),
    read: vi.fn(() => give(read)),
    isDone: (quantity) => (Number.isNaN(quantity) ? undefined : quantity === asked),
  };
}

const lost = new UpstreamError("PATCH", 0, undefined);
const gateway = new UpstreamError("PATCH", 504, undefined);
const broken = new UpstreamError("PATCH", 500, undefined);
const busy = new UpstreamError("PATCH", 503, undefined);
const refused = new UpstreamError("PATCH", 422, undefined);
const notAsked = new NotAsked("PATCH", "no time left");
const page = new Unreadable("PATCH", "not JSON");
const silent = new UpstreamError("GET", 0, undefined);

describe("a write is done", () => {
  test("if its answer shows it, without a read", async () => {
    const shown = write(asked);
    expect(await writeOutcome(shown)).toEqual({ kind: "done", state: asked });
    expect(shown.read).not.toHaveBeenCalled();
  });

  test.each([undefined, before, lost, gateway, broken, page])(
    "if a read shows it, whatever the answer was: %s",
    async (answer) => {
      expect(await writeOutcome(write(answer, asked))).toEqual({ kind: "done", state: asked });
    },
  );
});

describe("a write is not done", () => {
  test.each([refused, busy, notAsked])("if it was not taken: %s", async (answer) => {
    const outcome = await writeOutcome(write(answer, asked));
    expect(outcome).toEqual({ kind: "not done", cause: answer });
  });

  test.each([undefined, before, broken])("if a read shows the state before: %s", async (answer) => {
    const outcome = await writeOutcome(write(answer));
    expect(outcome).toMatchObject({ kind: "not done", cause: { isDoubtful: false, refused: false } });
    await expect(written(write(answer))).rejects.toBeInstanceOf(NotWritten);
  });
});

describe("nobody knows about a write", () => {
  test.each([undefined, before, lost, broken, page])("if nothing can be read: %s", async (answer) => {
    const outcome = await writeOutcome(write(answer, silent));
    expect(outcome).toMatchObject({ kind: "unknown", cause: { isDoubtful: true } });
  });

  test.each([lost, gateway, page])("if it may still be under way: %s", async (answer) => {
    const outcome = await writeOutcome(write(answer));
    expect(outcome).toMatchObject({ kind: "unknown", cause: { isDoubtful: true, mayStillRun: true } });
  });

  test("if the state does not tell", async () => {
    expect(await writeOutcome(write(undefined, Number.NaN))).toMatchObject({ kind: "unknown" });
  });
});

test("the end of the session is told as such, and so is what is no failure of the service", async () => {
  const over = new UpstreamError("PATCH", 401, undefined);
  await expect(writeOutcome(write(over))).rejects.toBe(over);
  await expect(writeOutcome(write(lost, over))).rejects.toBe(over);
  const bug = new TypeError("a bug");
  await expect(writeOutcome(write(bug))).rejects.toBe(bug);
});
