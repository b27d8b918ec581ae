import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { readPieces, readWhole, Wire } from "./wire.tsx";

const streamOf = (...texts: string[]) =>
  new ReadableStream<string>({
    start(controller) {
      for (const text of texts) controller.enqueue(text);
      controller.close();
    },
  });

/** The scripts of these pieces, as they stand in the HTML. */
async function scriptsOf(texts: string[], { whole = false } = {}): Promise<string[]> {
  const piece = await (whole ? readWhole(streamOf(...texts)) : readPieces(streamOf(...texts)));
  if (!piece) return [];
  const stream = await renderToReadableStream(
    <Suspense>
      <Wire piece={piece} nonce="abc" whole={whole} />
    </Suspense>,
    { nonce: "abc" },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  return [...html.matchAll(/<script nonce="abc">(\(w=>[\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
}

/** What the browser reads when it runs them. */
function pushedBy(scripts: string[], self: { __wire?: (string | null)[] } = {}): (string | null)[] {
  for (const script of scripts) runInNewContext(script, { self });
  return [...(self.__wire ?? [])];
}

test.each([
  ["the end of a script", "</script><script>alert(1)</script>"],
  ["the start of a comment", "<!-- <script>"],
  ["line separators", "a\u2028b\u2029c"],
  ["quotes and backslashes", String.raw`"\" ' \u003c \\`],
  ["backquotes and replacement patterns", "`alert(1)` $& $1 $$"],
  ["half a surrogate pair", "\ud83d"],
])("%s in a text cannot leave its script, and arrives as it was", async (_, text) => {
  const scripts = await scriptsOf([text]);
  for (const script of scripts) expect(script).not.toMatch(/[<\u2028\u2029]/);
  expect(pushedBy(scripts)).toEqual([text, null]);
});

test("whatever the texts, they arrive in their order and then the end", async () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("</script>", "<!--", "-->", "<script", "]]>", "\u2028", "\\", '"'),
  );
  const text = fc.array(hostile, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("") || "x");
  await assertProperty(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (texts) => {
      expect(pushedBy(await scriptsOf(texts))).toEqual([...texts, null]);
      expect(pushedBy(await scriptsOf(texts, { whole: true }))).toEqual([texts.join(""), null]);
    }),
    { numRuns: 60 },
  );
});

test("a page without late parts is one script", async () => {
  expect(await scriptsOf(["a", "b"], { whole: true })).toHaveLength(1);
});

test("the first piece is there before the second has come", async () => {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  void writer.write("first");
  const piece = await readPieces(readable);
  expect(piece?.text).toBe("first");
  void writer.write("second");
  expect((await piece?.next)?.text).toBe("second");
  void writer.close();
  expect(await (await piece?.next)?.next).toBeNull();
});

test("an element of the content that has the wire's name is not taken for it", async () => {
  const scripts = await scriptsOf(["one", "two"]);
  // The window has its elements by id from its prototype.
  const window = Object.create({ __wire: { tagName: "P" } });
  expect(pushedBy(scripts, window)).toEqual(["one", "two", null]);
});
