import { expect, test } from "vitest";
import { sheetsPlace, withStyles } from "./document-stream.ts";
import { collectSheets, sheet, sheetsInTurn } from "./sheets.ts";

const button = sheet("button.module.css", ".b{}", { button: "b" });
const card = sheet("card.module.css", ".c{}", { card: "c" });

const render = (sheets: { css: string }[], isFirst: boolean) => {
  const css = sheets.map((used) => used.css).join("");
  return isFirst ? css : `<style>${css}</style>`;
};

/** Each piece is rendered once the one before it has been sent. */
async function read(pieces: { use: () => void; parts: string[] }[]): Promise<string> {
  return collectSheets(async () => {
    const encoder = new TextEncoder();
    const { html, controller } = openStream();
    const sent = withStyles(html, { newSheets: sheetsInTurn(), render })
      .pipeThrough(new TextDecoderStream())
      .getReader();
    let text = "";
    for (const { use, parts } of pieces) {
      use();
      for (const part of parts) controller.enqueue(encoder.encode(part));
      text += (await sent.read()).value;
    }
    controller.close();
    expect(await sent.read()).toMatchObject({ done: true });
    return text;
  });
}

function openStream() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const html = new ReadableStream<Uint8Array>({ start: (controller) => void opened.push(controller) });
  const [controller] = opened;
  if (!controller) throw new Error("The stream has not begun.");
  return { html, controller };
}

test("sheets of the first view stand in the head, each behind those it may override", async () => {
  const use = () => void [card.card, button.button, card.card];
  const html = `<head><style>${sheetsPlace}</style></head><p>é</p>`;
  expect(await read([{ use, parts: [html.slice(0, 9), html.slice(9)] }])).toBe(
    "<head><style>.b{}.c{}</style></head><p>é</p>",
  );
});

test("the place of the sheets in a visitor's text is no place", async () => {
  const title = `<title>${sheetsPlace} &lt;${sheetsPlace}&gt;</title>`;
  const parts = [title, `<style>${sheetsPlace}</style>`];
  expect(await read([{ use: () => void card.card, parts }])).toBe(`${title}<style>.c{}</style>`);
});

test("a sheet that a late part uses first comes before that part, once, and never within a tag", async () => {
  const pieces = [
    { use: () => void button.button, parts: [`<style>${sheetsPlace}</style>`] },
    { use: () => void card.card, parts: ["<div hid", "den>late</div>"] },
    { use: () => void card.card, parts: ["<p>last</p>"] },
  ];
  expect(await read(pieces)).toBe("<style>.b{}</style><style>.c{}</style><div hidden>late</div><p>last</p>");
});

test("a request knows nothing of the sheets of another", async () => {
  const other = collectSheets(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return sheetsInTurn()();
  });
  collectSheets(() => button.button);
  expect(await other).toEqual([]);
});
