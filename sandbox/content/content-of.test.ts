import { expect, test } from "vitest";
import * as z from "zod/mini";
import { files } from "#content-files";
import { contentOf } from "./content-of.ts";

const schema = z.object({
  title: z.string(),
  links: z._default(z.array(z.object({ to: z.string() })), []),
  kind: z.catch(z.optional(z.enum(["About"])), undefined),
});
const written = (json: string, others: Record<string, string> = {}) =>
  contentOf(new Map(Object.entries({ "pages/a.json": json, ...others })));
const readPage = (json: string, others?: Record<string, string>) =>
  written(json, others).read("pages/a.json", schema);

test("a file is read with what its members stand for by default", () => {
  expect(readPage('{ "title": "Accueil" }')).toEqual({ title: "Accueil", links: [] });
});

test.each([
  ["is not JSON", "{ title }", "pages/a.json: is not JSON"],
  ["lacks a member", "{}", "pages/a.json: title: Invalid input: expected string"],
  [
    "has a wrong value in a list",
    '{ "title": "A", "links": [{ "to": "/" }, { "to": 3 }] }',
    "pages/a.json: links.1.to: Invalid input: expected string",
  ],
  [
    "has a member that nobody reads",
    '{ "title": "A", "links": [{ "to": "/", "lien": "B" }] }',
    "pages/a.json: links.0.lien: there is no such member",
  ],
  [
    "has a value that would be replaced",
    '{ "title": "A", "kind": "Other" }',
    "pages/a.json: kind: is read as undefined",
  ],
  ["names a text that does not exist", '{ "title": "b.md" }', "pages/a.json: title: b.md does not exist"],
])("an error names file and member of a file that %s", (_, json, message) => {
  expect(() => readPage(json)).toThrow(message);
});

test("an error names a missing file", () => {
  expect(() => written("{}").read("footer.json", schema)).toThrow("footer.json: does not exist");
});

test("a long text is a Markdown file beside it, or the part of one below a heading", () => {
  const texts = { "pages/a.md": "# un\n\nPremier.\n\n## Sous-titre\n\nSuite.\n\n# deux\n\nSecond.\n" };
  expect(readPage('{ "title": "a.md" }', { "pages/a.md": "Tout.\n" }).title).toBe("Tout.");
  expect(readPage('{ "title": "a.md#un" }', texts).title).toBe("Premier.\n\n## Sous-titre\n\nSuite.");
  expect(readPage('{ "title": "a.md#deux" }', texts).title).toBe("Second.");
  expect(() => readPage('{ "title": "a.md#trois" }', texts)).toThrow("a.md#trois does not exist");
});

test("a folder is read in its order, which has to name every file", () => {
  const page = '{ "title": "Une" }';
  const folder = (order: string[]) =>
    written(page, { "pages/b/c.json": page, "pages/order.json": JSON.stringify(order) });
  expect(
    folder(["b/c", "a"])
      .readFolder("pages", schema)
      .map(({ name }) => name),
  ).toEqual(["b/c", "a"]);
  expect(() => folder(["a"]).readFolder("pages", schema)).toThrow("pages/order.json: does not name b/c");
  expect(() => folder(["a", "b/c", "d"]).readFolder("pages", schema)).toThrow("pages/d.json: does not exist");
});

test("every Markdown file and every part of one is shown somewhere", () => {
  const unused = [...files].flatMap(([path, text]) => {
    if (!path.endsWith(".md")) return [];
    const [folder = "", name = ""] = [path.slice(0, path.lastIndexOf("/") + 1), path.split("/").at(-1)];
    const beside = [...files].flatMap(([other, json]) =>
      other.endsWith(".json") && other.slice(0, other.lastIndexOf("/") + 1) === folder ? json : [],
    );
    const parts = [...text.matchAll(/^# (.*)$/gm)].map(([, part]) => `${name}#${part}`);
    return (parts.length > 0 ? parts : [name]).filter(
      (reference) => !beside.some((json) => json.includes(JSON.stringify(reference))),
    );
  });
  expect(unused).toEqual([]);
});
