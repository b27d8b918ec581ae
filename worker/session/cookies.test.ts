import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Context } from "hono";
import { expect, test } from "vitest";
import { storedEntries } from "../../shared/consent/stored-entries.ts";
import {
  browserCookies,
  type CookieName,
  clearCookie,
  customerCookies,
  readCookie,
  readCookies,
  writeCookie,
} from "./cookies.ts";

const root = join(import.meta.dirname, "../..");
const told = Object.values(storedEntries).flat();

test("the page of the cookies tells of every cookie that the shop sets, and of no other", () => {
  const named = told.filter(({ kind, name }) => kind === "cookie" && !name.startsWith("_"));
  expect([...new Set(named.map(({ name }) => name))].toSorted()).toEqual(
    [...customerCookies, ...browserCookies].toSorted(),
  );
});

test("no cookie is set past the list of their names", () => {
  const sources = globSync("worker/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\./.test(file));
  const setting = sources.filter((file) => /\bsetCookie\(|"Set-Cookie"/.test(sourceOf(file)));
  expect(setting.toSorted()).toEqual([
    "worker/consent/clear-trackers.ts",
    "worker/session/cookies.ts",
    "worker/session/visitor/from-application.ts",
  ]);
});

test("a browser's storage is told of, whoever writes to it", () => {
  const kept = told.flatMap(({ kind, name }) => (kind === "cookie" ? [] : [name]));
  const keys = globSync("client/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\./.test(file) && /(local|session)Storage/.test(sourceOf(file)))
    .flatMap((file) => keysIn(file));
  expect(
    new Set(keys.map((key) => kept.find((name) => name.replace("*", "") === key) ?? `untold: ${key}`)),
  ).toEqual(new Set(kept));
});

function keysIn(file: string): string[] {
  const text = sourceOf(file);
  const [, prefix = ""] = /const prefix = "([^"]*)"/.exec(text) ?? [];
  const source = text.replaceAll(/\$\{prefix\}/g, prefix);
  const literal = [
    ...source.matchAll(/(?:key|Key|keyOf|mark)\b[^=\n]*=\s*(?:\([^)]*\) =>\s*)?["`]([\w:-]+)/g),
  ];
  const lists = [...source.matchAll(/storedList\(\(\) => \w+, "([\w:-]+)"/g)];
  return [
    ...literal.flatMap(([, key = ""]) => (key === "mesure:" ? [] : [key])),
    ...lists.map(([, name = ""]) => `mesure:${name}`),
  ];
}

const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");

test("of thousands of carts in the cookies a few are read and cleared", () => {
  const header = Array.from({ length: 5000 }, (_, index) => `newCart-${index}=x`).join("; ");
  const context = new Context(new Request("http://museau.example/", { headers: { Cookie: header } }));
  expect(readCookies(context, "newCart-*")).toHaveLength(8);
  clearCookie(context, "newCart-*");
  expect(context.res.headers.getSetCookie()).toHaveLength(8);
});

function contextWith(cookie: string, origin = "https://museau.example"): Context {
  return new Context(new Request(`${origin}/`, { headers: { Cookie: cookie } }));
}

const setBy = (act: (c: Context) => void, origin?: string): string[] => {
  const context = contextWith("__Host-newCart-a=x; newCart-a=x", origin);
  act(context);
  return context.res.headers.getSetCookie();
};

const all: readonly CookieName[] = [...customerCookies, ...browserCookies];

test.each(all)("%s is bound to the host over https, written and cleared", (name) => {
  const cookies = setBy((c) => {
    writeCookie(c, name, "value", 60, "a");
    clearCookie(c, name);
  });
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie.startsWith(`__Host-${name.replace("*", "a")}=`)).toBe(true);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
  expect(cookies[0]).toMatch(/; SameSite=Lax/);
  expect(cookies[0]?.includes("; HttpOnly")).toBe(
    !["guideAnimal", "shownFor", "consent", "noScript"].includes(name),
  );
});

test.each(all)("%s works without https, on the demo's own machine", (name) => {
  const cookies = setBy((c) => {
    writeCookie(c, name, "value", 60, "a");
    clearCookie(c, name);
  }, "http://localhost:4321");
  for (const cookie of cookies) {
    expect(cookie.startsWith(`${name.replace("*", "a")}=`)).toBe(true);
    expect(cookie).not.toMatch(/; Secure|Domain=/i);
  }
});

test.each([
  "consent=planted; __Host-consent=own",
  "__Host-consent=own; consent=planted",
  "__Host-consent=own; __Host-consent=later",
  "\u00a0__Host-consent=planted; __Host-consent=own",
  "__host-consent=planted; __Host-consent=own",
  'x="__Host-consent=planted"; __Host-consent=own',
  "__Host-consent; __Host-consent=own",
  "=__Host-consent=planted; __Host-consent=own",
])("of %o the shop reads its own cookie", (header) => {
  expect(readCookie(contextWith(header), "consent")).toBe("own");
});

test("a planted cart has no part, and a cookie that is too long is none", () => {
  expect(readCookies(contextWith("newCart-evil=x; __Host-newCart-a=y"), "newCart-*")).toEqual(["y"]);
  expect(readCookie(contextWith(`__Host-consent=${"a".repeat(3901)}`), "consent")).toBeUndefined();
});
