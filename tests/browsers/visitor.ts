import { expect, vi } from "vitest";
import type { Engine, Size } from "./engine.ts";
import { type Found, find } from "./page-scripts.ts";
import type { Shop } from "./shop.ts";

export interface Place {
  is: "button" | "checkbox" | "dialog" | "field" | "heading" | "link" | "radio" | "text" | (string & {});
  name?: string | { pattern: string };
  within?: string;
  at?: number;
}

const named = (name: string | RegExp) => (typeof name === "string" ? name : { pattern: name.source });
const role =
  (is: Place["is"]) =>
  (name: string | RegExp, within?: string): Place => ({
    is,
    name: named(name),
    ...(within && { within }),
  });

export const button = role("button");
export const checkbox = role("checkbox");
export const field = role("field");
export const heading = role("heading");
export const link = role("link");
export const radio = role("radio");
export const words = role("text");

export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(engine: Engine, shop: Shop, cookies: Record<string, string>) {
  const { evaluate } = engine;

  async function leave(go: () => Promise<unknown>): Promise<void> {
    await evaluate(() => {
      Object.assign(globalThis, { isLeft: true });
    });
    await go();
    const isThere = () =>
      evaluate(() => !("isLeft" in globalThis) && document.querySelector("footer, form") !== null).catch(
        () => false,
      );
    // WebKitGTK sometimes drops a navigation that starts while the last page is ending.
    await vi.waitUntil(isThere, { timeout: 10_000 }).catch(async () => {
      if (await evaluate(() => "isLeft" in globalThis)) await go();
      await vi.waitUntil(isThere);
    });
  }

  const hydrated = () =>
    vi.waitUntil(() =>
      evaluate(
        () =>
          performance.getEntriesByName("hydrated").length > 0 &&
          !document.querySelector('page-island[when="load"]:not([ready])'),
      ).catch(() => false),
    );

  const enter = (path: string) => leave(() => engine.goTo(shop.enter(path, cookies)));

  const look = (place: Place) => evaluate(find, place, false).catch(() => null);

  const see = (place: Place): Promise<Found> =>
    vi.waitFor(async () => (await look(place)) ?? (await missed("Not on the page", place)));

  async function click(place: Place): Promise<void> {
    let last: Found | null = null;
    const { x, y } = await vi.waitFor(async () => {
      const found = await evaluate(find, place, true);
      if (!found?.isFree) return missed(found ? "Covered" : "Not on the page", place);
      const stands = found.x === last?.x && found.y === last.y;
      last = found;
      return stands ? found : missed("Moving", place);
    });
    await engine.clickAt(x, y);
  }

  async function missed(what: string, place: Place): Promise<never> {
    const page = await evaluate(() => `${location.href}\n${document.body.innerText}`);
    throw new Error(`${what}: ${JSON.stringify(place)} of ${page.slice(0, 700)}`);
  }

  return {
    evaluate,
    see,
    look,
    click,
    hydrated,
    fill: async (place: Place, text: string) => {
      // An island that hydrates at the click may render its field anew.
      await vi.waitUntil(async () => {
        await click(place);
        return evaluate(() => {
          const field = document.activeElement;
          if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
          return field !== document.body;
        });
      });
      await engine.type(text);
    },
    type: engine.type,
    press: engine.press,
    focus: async (place: Place) => {
      const { x, y } = await vi.waitFor(async () => {
        const found = await evaluate(find, place, true);
        return found?.isFree ? found : missed("Not on the page, or covered", place);
      });
      const isFocused = (left: number, top: number) => {
        const control = document.elementFromPoint(left, top)?.closest<HTMLElement>("a, button, summary");
        control?.focus();
        return control !== undefined && document.activeElement === control;
      };
      expect(await evaluate(isFocused, x, y)).toBe(true);
    },
    resize: async (size: Size) => {
      await engine.resize(size);
      await vi.waitUntil(async () => (await evaluate(() => innerWidth)) === size.width);
    },
    check: async (place: Place) => {
      await click(place);
      await vi.waitUntil(async () => (await look(place))?.checked);
    },
    enter,
    open: async (path: string) => {
      await enter(path);
      await hydrated();
    },
    logIn: async (email: string) => void Object.assign(cookies, await shop.logIn(email)),
    reload: async () => {
      await leave(() => evaluate(() => location.reload()));
      await hydrated();
    },
    back: () => evaluate(() => history.back()),
    valueOf: async (place: Place) => (await look(place))?.value ?? null,
    isChecked: async (place: Place) => (await look(place))?.checked ?? null,
    path: () => evaluate(() => location.pathname + location.search + location.hash),
    expectPath: (path: string) =>
      expect
        .poll(() => evaluate(() => (location.pathname + location.search).replace(/[?&]liste=[\w-]+/, "")))
        .toBe(path),
  };
}
