import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const settings = { scriptUrl: "/check.js", siteKey: "our-key" };

async function load(overrides: Partial<typeof settings> = {}) {
  const { loadBotCheck } = await import("./bot-check.ts");
  return loadBotCheck({ ...settings, ...overrides });
}

beforeEach(() => vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test("outside a browser it is an error, and says so", async () => {
  await expect(load()).rejects.toThrow("The bot check runs in a browser only.");
});

describe("in a browser", () => {
  const script = { ready: (callback: () => void) => callback(), execute: async () => "token" };
  let inserted: { src: string; remove: () => void }[] = [];

  function open(outcome: "load" | "error") {
    inserted = [];
    vi.stubGlobal("location", { origin: "https://museau.example" });
    vi.stubGlobal("window", { grecaptcha: script });
    vi.stubGlobal("document", {
      createElement: () => Object.assign(new EventTarget(), { src: "", remove: vi.fn() }),
      head: {
        append: (element: EventTarget & (typeof inserted)[number]) => {
          inserted.push(element);
          element.dispatchEvent(new Event(outcome));
        },
      },
    });
  }

  test("it comes once, with the site key", async () => {
    open("load");
    expect(await load()).toBe(script);
    expect(await load()).toBe(script);
    expect(inserted.map(({ src }) => src)).toEqual(["https://museau.example/check.js?render=our-key"]);
  });

  test("another site key on the same page is an error", async () => {
    open("load");
    await load();
    await expect(load({ siteKey: "another" })).rejects.toThrow("loaded with a different site key");
    expect(inserted).toHaveLength(1);
  });

  test("a script that does not come is taken away and tried again", async () => {
    open("error");
    await expect(load()).rejects.toThrow("could not be loaded");
    expect(inserted[0]?.remove).toHaveBeenCalled();
    open("load");
    expect(await load()).toBe(script);
  });
});
