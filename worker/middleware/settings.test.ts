import { expect, test, vi } from "vitest";
import { settingsKey, withSettings } from "../../shared/release/stored-settings.ts";
import * as clock from "../../shared/time/clock.ts";
import { readSettings } from "./settings.ts";

const configuration = { features: ["animals"], maintenance: ["panier"], exitIntent: true } as const;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Settings in the keys of earlier builds, or one value of them all. */
const holding = (values: Record<string, string> | Error, one: string | null = null) =>
  ({
    get: vi.fn(async (keys: string | string[]) => {
      if (values instanceof Error) throw values;
      return typeof keys === "string" ? one : new Map(Object.entries(values));
    }),
  }) as unknown as KVNamespace;

const configured = {
  features: new Set(["animals"]),
  maintenance: ["panier"],
  exitIntent: true,
  canary: false,
};
const down = holding(new Error("KV GET failed: 500"));

test("what is not switched is the configuration's", async () => {
  expect(await readSettings(holding({}), configuration, log)).toEqual(configured);
  expect(await readSettings(holding({ maintenance: '["mon-compte"]' }), configuration, log)).toEqual({
    features: new Set(["animals"]),
    maintenance: ["mon-compte"],
    exitIntent: true,
    canary: false,
  });
});

test("while KV does not answer, what was switched stays as it was", async () => {
  const values = { features: "[]", maintenance: '["panier", "commande-"]', "exit-intent": "false" };
  const last = await readSettings(holding(values), configuration, log);
  expect(await readSettings(down, configuration, log, last)).toEqual({
    features: new Set(),
    maintenance: ["panier", "commande-"],
    exitIntent: false,
    canary: false,
  });
  expect(log.error).toHaveBeenCalledWith("settings not readable", expect.any(Error));
});

test("a value that cannot be read leaves what was switched before as it was", async () => {
  const last = await readSettings(
    holding({ features: "[]", maintenance: '["mon-compte"]' }),
    configuration,
    log,
  );
  const broken = holding({ features: "[", maintenance: "mon-compte" });
  expect(await readSettings(broken, configuration, log, last)).toEqual({
    ...configured,
    features: new Set(),
    maintenance: ["mon-compte"],
  });
});

test("where KV has not answered yet, there is nothing but the configuration", async () => {
  expect(await readSettings(down, configuration, log)).toEqual(configured);
});

test("a value that is no list does not take the other list with it", async () => {
  const values = holding({ features: "animals", maintenance: '["mon-compte"]' });
  expect(await readSettings(values, configuration, log)).toEqual({
    features: new Set(["animals"]),
    maintenance: ["mon-compte"],
    exitIntent: true,
    canary: false,
  });
  expect(log.error).toHaveBeenCalledWith("setting not usable", expect.any(Error), { setting: "features" });
});

test.each([
  ["false", true, false],
  ["true", false, true],
  ["off", true, true],
])("exit intent switched to %s where the configuration says %s: %s", async (value, exitIntent, expected) => {
  const values = holding({ "exit-intent": value });
  expect(await readSettings(values, { ...configuration, exitIntent }, log)).toMatchObject({
    exitIntent: expected,
  });
});

test("flags match by the beginning of the name; an unknown one costs itself, and is logged once", async () => {
  const values = holding({
    features: '["guide", "elephants", "nutrition"]',
    maintenance: '["zoo", "panier"]',
  });
  const expected = {
    features: new Set(["guide", "nutrition-guide"]),
    maintenance: ["panier"],
    exitIntent: true,
    canary: false,
  };
  expect(await readSettings(values, configuration, log)).toEqual(expected);
  expect(await readSettings(values, configuration, log)).toEqual(expected);
  expect(log.warn.mock.calls).toEqual([
    ["setting names nothing", { setting: "features", name: "elephants" }],
    ["setting names nothing", { setting: "maintenance", name: "zoo" }],
  ]);
});

test("an unknown flag of the configuration costs itself", async () => {
  const configured = { features: ["eau", "animals"], maintenance: [], exitIntent: true, canary: false };
  expect(await readSettings(holding({}), configured, log)).toMatchObject({ features: new Set(["animals"]) });
});

test("all settings are one key, and the key of each is not read", async () => {
  const one = withSettings({}, { features: [], maintenance: ["mon-compte"], "exit-intent": false });
  const values = holding({ features: '["guide"]', canary: "true" }, one);
  expect(await readSettings(values, configuration, log)).toEqual({
    features: new Set(),
    maintenance: ["mon-compte"],
    exitIntent: false,
    canary: false,
  });
  expect(values.get).toHaveBeenCalledExactlyOnceWith(settingsKey, expect.anything());
});

test("a canary ends by itself", async () => {
  const until = (ends: number) => holding({}, withSettings({}, { canary: ends }));
  expect(await readSettings(until(clock.now() + 1000), configuration, log)).toMatchObject({ canary: true });
  expect(await readSettings(until(clock.now() - 1000), configuration, log)).toMatchObject({ canary: false });
});

test("one value that cannot be read leaves what was switched before as it was", async () => {
  const last = await readSettings(holding({}, '{"maintenance":["mon-compte"]}'), configuration, log);
  expect(await readSettings(holding({}, "{"), configuration, log, last)).toEqual(last);
  const own = holding({ maintenance: '["panier"]' }, "{");
  expect(await readSettings(own, configuration, log)).toMatchObject({ maintenance: ["panier"] });
  const odd = holding({}, '{"maintenance":"panier","exit-intent":false}');
  expect(await readSettings(odd, configuration, log, last)).toMatchObject({
    maintenance: ["mon-compte"],
    exitIntent: false,
  });
});
