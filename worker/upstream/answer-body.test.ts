import { expect, test } from "vitest";
import { jsonOf } from "./answer-body.ts";

test.each([
  ["JSON that calls itself a page", '{"ok":true}', "text/html"],
  ["JSON without a media type", '{"ok":true}', null],
  ["JSON in a character set of another name", '{"ok":true}', "application/json; charset=iso-8859-15"],
  ["a byte order mark", '\ufeff{"ok":true}', "application/ld+json"],
  ["blank lines around it", '\n {"ok":true}\r\n', "application/json"],
])("%s is read", (_, text, mediaType) => {
  expect(jsonOf(text, mediaType)).toEqual({ ok: true });
});

test.each(["", "\n", "\ufeff"])("an answer of %j is empty", (text) => {
  expect(jsonOf(text, "text/html")).toBeUndefined();
});

test.each([
  ["a page", "<!doctype html><title>Maintenance</title>", "text/html"],
  ["a page that calls itself JSON", "<html></html>", "application/json"],
  ["text", "ok", "text/plain"],
  ["JSON that is cut short", '{"token":"eyJhbGciOi', "application/json"],
  ["JSON with something behind it", '{"ok":true}<!-- proxy -->', "application/json"],
])("%s is refused", (_, text, mediaType) => {
  expect(() => jsonOf(text, mediaType)).toThrow(`not JSON (${mediaType}`);
});

test("the refusal quotes a page without what it may quote of the request", () => {
  const page = "<html><title>Connexion</title><p>jeanne@example.org Xk3~9aZ_Qw8-PoI7uY</p></html>";
  expect(() => jsonOf(page, "text/html")).toThrow("<title>Connexion</title>");
  expect(() => jsonOf(page, "text/html")).not.toThrow(/jeanne|Xk3~/);
});

test("the refusal quotes nothing of JSON", () => {
  expect(() => jsonOf('{"street":"3 rue', "application/json")).not.toThrow(/rue/);
});
