import { beforeEach, expect, test, vi } from "vitest";
import { liveReviews } from "./live-reviews.ts";

/** Calls that wait for their answer, by the score that is asked for. */
let calls: Map<string | null, { fail: () => void }>;
const assign = vi.fn<(href: string) => void>();

beforeEach(() => {
  calls = new Map();
  assign.mockReset();
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("fetch", (path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const score = new URL(path, "https://museau.example").searchParams.get("note");
    calls.set(score, { fail: () => reject(new TypeError("Failed to fetch")) });
    return promise;
  });
});

/** As much of the page as is looked at before an answer comes. */
const part = {
  querySelector: () => ({ dataset: { reviews: "CHN-01" } }),
  querySelectorAll: () => [],
} as unknown as HTMLElement;

const scoreLink = (score: number) =>
  ({
    href: `https://museau.example/produits/terrine/?note=${score}#avis`,
    dataset: { note: String(score) },
    setAttribute: () => {},
  }) as unknown as HTMLAnchorElement;

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a question that a newer one took the place of leads nowhere", async () => {
  const { press } = liveReviews(part);
  expect(press(scoreLink(4))).toBe(true);
  expect(press(scoreLink(5))).toBe(true);
  await settled();
  expect(assign).not.toHaveBeenCalled();
});

test("one that fails is asked again as a page, unless the visitor has left", async () => {
  const { press, end } = liveReviews(part);
  press(scoreLink(4));
  press(scoreLink(5));
  calls.get("5")?.fail();
  await settled();
  expect(assign.mock.calls).toEqual([["https://museau.example/produits/terrine/?note=5#avis"]]);
  press(scoreLink(3));
  end();
  await settled();
  expect(assign).toHaveBeenCalledTimes(1);
});
