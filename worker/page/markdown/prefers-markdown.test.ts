import { Hono } from "hono";
import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

async function isMarkdownFor(accept: string | undefined): Promise<boolean> {
  const app = new Hono().get("/", (c) => c.json(prefersMarkdown(c)));
  const answer = await app.request("/", { headers: accept ? { accept } : {} });
  return (await answer.json()) === true;
}

test.each([
  "text/markdown",
  "text/markdown, text/html;q=0.9",
  "text/html;q=0.5, text/markdown;q=0.8, */*;q=0.1",
  "TEXT/Markdown;charset=utf-8",
  "text/markdown, */*;q=0.8",
  "text/markdown, text/plain;q=0.9",
  "text/markdown;q=0.1, text/html;q=0",
  "text/markdown;q=viel",
  `text/markdown${",".repeat(2000)}`,
])("Markdown for %j", async (accept) => {
  expect(await isMarkdownFor(accept)).toBe(true);
});

test.each([
  undefined,
  "",
  "*/*",
  "text/*",
  "text/html",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/markdown, text/html",
  "text/markdown, */*",
  "text/markdown;q=0.5, text/html;q=0.5",
  "text/markdown;q=0.5, text/*;q=0.6",
  "text/markdown;q=0",
  "text/markdown;q=0.000",
  "text/markdownish",
])("HTML for %j", async (accept) => {
  expect(await isMarkdownFor(accept)).toBe(false);
});
