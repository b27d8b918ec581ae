import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  "text/markdown",
  "text/markdown, text/html;q=0.9",
  "text/html;q=0.5, text/markdown;q=0.8, */*;q=0.1",
  "TEXT/Markdown;charset=utf-8",
  "text/markdown, */*;q=0.8",
  "text/markdown, text/plain;q=0.9",
  "text/markdown;q=0.1, text/html;q=0",
])("Markdown for %j", (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
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
  "text/markdown;q=viel",
  "text/markdownish",
  `text/markdown${",".repeat(2000)}`,
])("HTML for %j", (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
