import { encode } from "turbo-stream";
import { beforeEach, expect, test } from "vitest";
import { readFirstPage } from "./first-page.ts";

beforeEach(() => {
  globalThis.__wire = undefined;
  return () => {
    globalThis.__wire = undefined;
  };
});

/** A page with one late part, as the worker cuts it into pieces. */
async function pieces(): Promise<string[]> {
  const page = { build: "b1", page: { props: { name: "Terrine", reviews: later({ part: ["bon"] }) } } };
  const texts: string[] = [];
  for await (const text of encode(page)) texts.push(text);
  return texts;
}

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 1, value));

/** The part of the page these tests look at. */
type Read = { build: string; page: { props: { name: string; reviews: Promise<string[]> } } };
const read = () => readFirstPage() as unknown as Promise<Read>;

test("pieces that came before the script are read, late part and all", async () => {
  globalThis.__wire = Object.assign([...(await pieces()), null]);
  const { build, page } = await read();
  expect(build).toBe("b1");
  expect(await page.props.reviews).toEqual(["bon"]);
});

test("the first view does not wait for the pieces that come after the script", async () => {
  const [first = "", ...rest] = await pieces();
  globalThis.__wire = Object.assign([first]);
  const { page } = await read();
  expect(page.props.name).toBe("Terrine");
  for (const piece of [...rest, null]) globalThis.__wire?.push(piece);
  expect(await page.props.reviews).toEqual(["bon"]);
});

test("a script that runs before any piece waits for them", async () => {
  const reading = read();
  for (const piece of [...(await pieces()), null]) globalThis.__wire?.push(piece);
  expect((await reading).page.props.name).toBe("Terrine");
});
